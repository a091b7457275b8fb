import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signedInBySrp } from '../../infra/local/stand-ins/cognito/sign-in-under-test.ts';
import { ACCOUNT_SIGN_IN_METADATA } from '../../shared/accounts/pool-access.ts';
import { type ApiAs, apiAs, laptop } from '../test/laptop.ts';
import { codeSentTo, cognito, newArtist, type Person } from '../test/people.ts';
import { until } from '../test/releases.ts';

type SignIn = { access: string; refresh: string };
const { UserPoolId: poolId, ClientId: clientId } = laptop.outputs;

const signIn = (email: string, password: string, says?: Record<string, string>): Promise<SignIn> =>
  signedInBySrp({ sdk: cognito, poolId, clientId }, email, password, says);

const renewed = async ({ refresh: RefreshToken }: SignIn): Promise<string> => {
  const renewal = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken });
  return (await cognito.send(renewal)).AuthenticationResult?.AccessToken ?? '';
};

/** The outcome of a call with the given token. */
const answerTo = (token: string): Promise<string> =>
  apiAs(token)('GET /api/me').then(
    () => 'answered',
    ({ code }) => code,
  );

/** Signs in and waits for the next second, because sign-in times are in whole seconds. */
const earlier = async ({ email, password }: Person, says?: Record<string, string>): Promise<SignIn> => {
  const made = await signIn(email, password, says);
  const second = Math.floor(Date.now() / 1000);
  await until(
    async () => Math.floor(Date.now() / 1000),
    (now) => now > second,
    'another second',
  );
  return made;
};

test('changing the password ends every other sign-in, including refreshed ones, and keeps this one (product 3.24)', async () => {
  const artist = await newArtist('active');
  const phone = await earlier(artist);
  const here = await signIn(artist.email, artist.password, ACCOUNT_SIGN_IN_METADATA);
  expect(await answerTo(phone.access)).toBe('answered');
  const newPassword = 'Another2026';
  await cognito.send(
    new ChangePasswordCommand({
      AccessToken: here.access,
      PreviousPassword: artist.password,
      ProposedPassword: newPassword,
    }),
  );
  expect(await apiAs(here.access)('POST /api/me/password-changed')).toEqual({ told: true });

  // An eventually consistent read may still return the previous profile.
  await until(
    () => answerTo(phone.access),
    (answer) => answer === 'sign-in-required',
    'the other one refused',
  );
  expect(await answerTo(await renewed(phone))).toBe('sign-in-required');
  expect([await answerTo(here.access), await answerTo(await renewed(here))]).toEqual(['answered', 'answered']);
  await earlier({ ...artist, password: newPassword });
  expect(await answerTo((await signIn(artist.email, newPassword)).access)).toBe('answered');
});

test.each([
  ['signing out everywhere', (api: ApiAs) => api('POST /api/me/sign-out-everywhere')],
  [
    'deleting the account',
    async (api: ApiAs, password: string) => {
      const { artistName } = await api('GET /api/me');
      await api('POST /api/me/deletion', { body: { artistName, password } });
    },
  ],
])('%s also ends the sign-in that had changed the password (product 3.8, 3.24)', async (_, end) => {
  const artist = await newArtist('active');
  const { access } = await earlier(artist, ACCOUNT_SIGN_IN_METADATA);
  const api = apiAs(access);
  await api('POST /api/me/password-changed');
  expect(await answerTo(access)).toBe('answered');
  await end(api, artist.password);
  await until(
    () => answerTo(access),
    (answer) => answer === 'sign-in-required',
    'the kept sign-in refused',
  );
});

test('a stolen token cannot report a changed password, so it ends nobody’s sign-in (product 3.24)', async () => {
  const artist = await newArtist('active');
  const [thief, owner] = [await earlier(artist), await earlier(artist)];
  await expect(apiAs(thief.access)('POST /api/me/password-changed')).rejects.toMatchObject({
    code: 'sign-in-again',
    details: { purpose: 'account' },
  });
  expect(await answerTo(owner.access)).toBe('answered');
});

test('resetting the password ends every previous sign-in (product 3.24)', async () => {
  const artist = await newArtist('active');
  const thief = await earlier(artist, ACCOUNT_SIGN_IN_METADATA);
  await cognito.send(new ForgotPasswordCommand({ ClientId: clientId, Username: artist.email }));
  await cognito.send(
    new ConfirmForgotPasswordCommand({
      ClientId: clientId,
      Username: artist.email,
      ConfirmationCode: await codeSentTo(artist.email),
      Password: 'Another2026',
    }),
  );
  await until(
    () => answerTo(thief.access),
    (answer) => answer === 'sign-in-required',
    'the sign-in of before refused',
  );
  expect(await answerTo(await renewed(thief))).toBe('sign-in-required');
  // Waits until the second of the reset has passed.
  await earlier({ ...artist, password: 'Another2026' });
  expect(await answerTo((await signIn(artist.email, 'Another2026')).access)).toBe('answered');
});
