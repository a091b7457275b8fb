import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signedInBySrp } from '../../infra/local/stand-ins/cognito/sign-in-under-test.ts';
import { ACCOUNT_SIGN_IN_METADATA } from '../../shared/accounts/pool-access.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { accountTokenOf, cognito, mailsTo, newAccount, newArtist } from '../test/people.ts';

/** Calls to the pool by which an access token alone could change its account, or prepare to change it. */
const takeovers = (AccessToken: string, email: string): Record<string, () => Promise<unknown>> => ({
  'another address': () =>
    cognito.send(
      new UpdateUserAttributesCommand({
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: `thief-${email}` }],
      }),
    ),
  'proving an address': () =>
    cognito.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: '123456' })),
  'an app of its own': () => cognito.send(new AssociateSoftwareTokenCommand({ AccessToken })),
  'showing its code': () => cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' })),
  'no second factor': () =>
    cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } })),
  'trying passwords': () =>
    cognito.send(
      new ChangePasswordCommand({
        AccessToken,
        PreviousPassword: 'Guessed2026',
        ProposedPassword: 'Guessed2026',
      }),
    ),
  'deleting it': () => cognito.send(new DeleteUserCommand({ AccessToken })),
  'looking at it': () => cognito.send(new GetUserCommand({ AccessToken })),
});

const signIn = (email: string, password: string) =>
  signedInBySrp(
    { sdk: cognito, poolId: laptop.outputs.UserPoolId, clientId: laptop.outputs.ClientId },
    email,
    password,
  );

const renewed = async (RefreshToken: string): Promise<string> => {
  const { AuthenticationResult } = await cognito.send(
    new GetTokensFromRefreshTokenCommand({
      ClientId: laptop.outputs.ClientId,
      RefreshToken,
      ClientMetadata: ACCOUNT_SIGN_IN_METADATA,
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
};

test('a stolen access token, or one refreshed with a stolen session, cannot change its account (product 3.23)', async () => {
  const { email, password } = await newArtist('active');
  const { access, refresh } = await signIn(email, password);
  for (const token of [access, await renewed(refresh)]) {
    // The product's own routes accept the token.
    expect(await apiAs(token)('GET /api/me')).toMatchObject({ email });
    for (const [what, change] of Object.entries(takeovers(token, email))) {
      const outcome = await change().then(
        () => 'done',
        ({ message }) => message,
      );
      expect([what, outcome]).toEqual([what, 'Access Token does not have required scopes']);
    }
  }
  // No code was sent.
  expect(await mailsTo(`thief-${email}`)).toEqual([]);
});

test('a sign-in made for that purpose can change the account (product 3.23)', async () => {
  const { email } = await newAccount();
  const AccessToken = await accountTokenOf(email);
  expect((await cognito.send(new GetUserCommand({ AccessToken }))).Username).toBeTruthy();
  await cognito.send(
    new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value: `new-${email}` }] }),
  );
  expect(await mailsTo(`new-${email}`)).toHaveLength(1);
});
