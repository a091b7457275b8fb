import type { BrowserContextOptions } from '@playwright/test';
import { laptop } from '../../services/test/laptop.ts';
import type { Person } from '../../services/test/people.ts';
import { mintTokens } from '../../services/test/tokens.ts';

/**
 * The storage of a browser in which somebody has signed in before: the tokens lie where Amplify's sign-in leaves them, but for the one
 * that renews them. The sign-in itself is the matter of tests that use `signIn`.
 */
export function signedInBefore(person: Person): NonNullable<BrowserContextOptions['storageState']> {
  const client = `CognitoIdentityServiceProvider.${laptop.outputs.ClientId}`;
  const stored = {
    [`${client}.LastAuthUser`]: person.artistId,
    [`${client}.${person.artistId}.accessToken`]: person.token,
    [`${client}.${person.artistId}.idToken`]: mintTokens(person).id,
    [`${client}.${person.artistId}.clockDrift`]: '0',
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: laptop.addresses.site, localStorage }] };
}
