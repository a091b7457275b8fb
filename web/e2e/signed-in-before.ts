import type { Page } from '@playwright/test';
import { laptop } from '../../services/test/laptop.ts';
import type { Person } from '../../services/test/people.ts';
import { mintTokens } from '../../services/test/tokens.ts';

/**
 * Empties what the site has stored, before the first page of it runs. Somebody who has signed in before has their
 * tokens there then, where Amplify's sign-in leaves them, but for the one that renews them. The sign-in itself is the
 * matter of tests that use `signIn`.
 */
export async function beginAs(page: Page, person: Person | undefined): Promise<void> {
  const stored = person ? tokensOf(person) : {};
  await page.addInitScript(
    ({ site, stored }) => {
      if (window.origin !== site || sessionStorage.getItem('has-begun')) return;
      sessionStorage.setItem('has-begun', 'yes');
      localStorage.clear();
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    { site: laptop.addresses.site, stored },
  );
}

function tokensOf(person: Person): Record<string, string> {
  const client = `CognitoIdentityServiceProvider.${laptop.outputs.ClientId}`;
  return {
    [`${client}.LastAuthUser`]: person.artistId,
    [`${client}.${person.artistId}.accessToken`]: person.token,
    [`${client}.${person.artistId}.idToken`]: mintTokens(person).id,
    [`${client}.${person.artistId}.clockDrift`]: '0',
  };
}
