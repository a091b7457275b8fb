import type { Page } from '@playwright/test';
import { laptop } from '../../services/test/laptop.ts';
import type { Person } from '../../services/test/people.ts';
import { mintTokens } from '../../services/test/tokens.ts';

/**
 * Empties the site's storage before its first page runs. For a person who has signed in before, it then contains their
 * tokens where Amplify would store them, except for the refresh token. Tests about signing in use `signIn` instead.
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
