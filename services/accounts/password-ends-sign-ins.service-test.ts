import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signedInBySrp } from '../../infra/local/stand-ins/cognito/sign-in-under-test.ts';
import { FOR_ACCOUNT } from '../../shared/accounts/pool-access.ts';
import { apiAs, laptop } from '../test/laptop.ts';
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

/** What becomes of a call with this token. */
const answerTo = (token: string): Promise<string> =>
  apiAs(token)('GET /api/me').then(
    () => 'answered',
    ({ code }) => code,
  );

/** A sign-in of a while ago: what ends is told by the second. */
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

test('product 3.24: another password ends every other sign-in, also one that is renewed; who set it stays in', async () => {
  const artist = await newArtist('active');
  const phone = await earlier(artist);
  const here = await signIn(artist.email, artist.password, FOR_ACCOUNT);
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

  // A read of a moment ago may still be answered.
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

test('product 3.24: a stolen token says nothing of another password, and ends nobody’s sign-in', async () => {
  const artist = await newArtist('active');
  const [thief, owner] = [await earlier(artist), await earlier(artist)];
  await expect(apiAs(thief.access)('POST /api/me/password-changed')).rejects.toMatchObject({
    code: 'sign-in-again',
    details: { purpose: 'account' },
  });
  expect(await answerTo(owner.access)).toBe('answered');
});

test('product 3.24: a password that was set by a code ends every sign-in of before', async () => {
  const artist = await newArtist('active');
  const thief = await earlier(artist, FOR_ACCOUNT);
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
  // The second of the reset is over by then.
  await earlier({ ...artist, password: 'Another2026' });
  expect(await answerTo((await signIn(artist.email, 'Another2026')).access)).toBe('answered');
});
