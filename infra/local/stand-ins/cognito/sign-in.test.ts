// Also runs against the real service: see cognito-under-test.ts.
import { getDiffieHellman } from 'node:crypto';
import {
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import {
  type CognitoUnderTest,
  claimsOf,
  clock,
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  PASSWORD,
  poolConfig,
  refused,
  registered,
  signedIn,
} from './cognito-under-test.ts';

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
});

const WRONG_PASSWORD = ['NotAuthorizedException', 'Incorrect username or password.'] as const;
/** Starts a pool with a user, and with a clock that the test can set forward. */
const aged = async () => {
  const { now, later } = clock();
  const pool = await cognitoUnderTest({ now });
  return { pool, later, email: await registered(pool) };
};

const beginSrp = async ({ sdk, clientId }: CognitoUnderTest, email: string, clientPublic = '2') => {
  const AuthParameters = { USERNAME: email, SRP_A: clientPublic };
  const begin = new InitiateAuthCommand({ ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
  return (await sdk.send(begin)).ChallengeParameters ?? {};
};
const answerSrp = ({ sdk, clientId }: CognitoUnderTest, challenge: Record<string, string>) =>
  sdk.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: challenge.USERNAME ?? '',
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK ?? '',
        PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
        TIMESTAMP: 'Tue Sep 1 12:00:00 UTC 2026',
      },
    }),
  );
const refresh = async ({ sdk, clientId }: CognitoUnderTest, RefreshToken: string) => {
  const { AuthenticationResult } = await sdk.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }),
  );
  return { access: AuthenticationResult?.AccessToken ?? '', refresh: AuthenticationResult?.RefreshToken ?? '' };
};
const revoke = ({ sdk, clientId }: CognitoUnderTest, Token: string) =>
  sdk.send(new RevokeTokenCommand({ ClientId: clientId, Token }));
const getUser = ({ sdk }: CognitoUnderTest, token: string) => sdk.send(new GetUserCommand({ AccessToken: token }));
const jwksOf = async ({ endpoint, issuer, poolId }: CognitoUnderTest) => {
  const answer = await fetch(`${endpoint ? `${endpoint}/${poolId}` : issuer}/.well-known/jwks.json`);
  return (await answer.json()) as { keys: { kid: string; kty: string; use: string }[] };
};

describe('sign-in with SRP', () => {
  test('works for every user, salt and letter, and for the address in any case', async () => {
    configureAmplify(cognito);
    for (let round = 0; round < 8; round++) {
      const password = `Aa1!${Math.random().toString(36)}éß漢`;
      const username = (await registered(cognito, newAddress('srp'), password)).toUpperCase();
      // Checks our SRP against Amplify's, which is independent of ours.
      expect((await signIn({ username, password })).isSignedIn).toBe(true);
      await signOut();
      await signedIn(cognito, username, password);
    }
  });

  test('answers for an unknown user as for a wrong password: the same salt each time', async () => {
    await refused(signedIn(cognito, await registered(cognito), 'Wr0ngxyzabc'), ...WRONG_PASSWORD);
    const stranger = newAddress('stranger');
    const first = await beginSrp(cognito, stranger);
    const second = await beginSrp(cognito, stranger);
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([second.SALT, second.USER_ID_FOR_SRP]).toEqual([first.SALT, first.USER_ID_FOR_SRP]);
    await refused(signedIn(cognito, stranger), ...WRONG_PASSWORD);
  });

  test.each([
    ['zero', '0'],
    ['the prime', getDiffieHellman('modp15').getPrime('hex')],
  ])('refuses %s as the public value, since it would let anybody in', async (_, clientPublic) => {
    const email = await registered(cognito);
    await refused(beginSrp(cognito, email, clientPublic), 'InvalidParameterException');
  });

  test('accepts one answer to a challenge, and none to a challenge that it never issued', async () => {
    const challenge = await beginSrp(cognito, await registered(cognito));
    await refused(answerSrp(cognito, challenge), ...WRONG_PASSWORD);
    for (const spent of [challenge, { ...challenge, SECRET_BLOCK: 'aW52ZW50ZWQ=' }]) {
      const message = expect.stringMatching(/^Invalid session for the user/);
      await refused(answerSrp(cognito, spent), 'NotAuthorizedException', message);
    }
  });

  test('is the only flow enabled, and requires its parameters', async () => {
    const begin = (AuthFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH') =>
      cognito.sdk.send(new InitiateAuthCommand({ ClientId: cognito.clientId, AuthFlow, AuthParameters: {} }));
    await refused(begin('USER_PASSWORD_AUTH'), 'InvalidParameterException');
    await refused(begin('USER_SRP_AUTH'), 'InvalidParameterException', 'Missing required parameter USERNAME');
  });
});

describe('tokens', () => {
  test("carry production's issuer and verify with the published keys", async () => {
    const email = await registered(cognito);
    const { id, access } = await signedIn(cognito, email);
    const { poolId: userPoolId, clientId } = cognito;
    const verifierOf = async (tokenUse: 'id' | 'access') => {
      const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse });
      verifier.cacheJwks(await jwksOf(cognito));
      return verifier;
    };
    const accessVerifier = await verifierOf('access');
    expect(await (await verifierOf('id')).verify(id)).toMatchObject({
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`,
      aud: clientId,
      email,
      email_verified: true,
      'cognito:username': claimsOf(id).sub,
    });
    expect(await accessVerifier.verify(access)).toMatchObject({
      client_id: clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: claimsOf(id).sub,
      origin_jti: claimsOf(id).origin_jti,
    });
    expect(claimsOf(access)).not.toHaveProperty('cognito:groups');
    expect(claimsOf(access)).not.toHaveProperty('email');
    await expect(accessVerifier.verify(id)).rejects.toThrow();
  });

  test('are renewed by Amplify for the same sign-in', async () => {
    configureAmplify(cognito);
    await signIn({ username: await registered(cognito), password: PASSWORD });
    const before = (await fetchAuthSession()).tokens?.accessToken.payload;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
    expect(after).toMatchObject({ origin_jti: before?.origin_jti, auth_time: before?.auth_time });
    expect(after?.jti).not.toBe(before?.jti);
    await signOut();
  });

  test('are not renewed for an invented refresh token, which can be revoked without an error', async () => {
    await refused(refresh(cognito, 'invented'), 'NotAuthorizedException', 'Invalid Refresh Token');
    await revoke(cognito, 'invented');
  });

  test('of a revoked sign-in end, those of others stay valid', async () => {
    const email = await registered(cognito);
    const laptop = await signedIn(cognito, email);
    const phone = await signedIn(cognito, email);
    await revoke(cognito, laptop.refresh);
    await refused(refresh(cognito, laptop.refresh), 'NotAuthorizedException', 'Refresh Token has been revoked');
    await refused(getUser(cognito, laptop.access), 'NotAuthorizedException', 'Access Token has been revoked');
    await getUser(cognito, phone.access);
    await refresh(cognito, phone.refresh);
  });

  test('all end when an administrator signs the user out everywhere', async () => {
    const email = await registered(cognito);
    const devices = [await signedIn(cognito, email), await signedIn(cognito, email)];
    await cognito.sdk.send(new AdminUserGlobalSignOutCommand({ UserPoolId: cognito.poolId, Username: email }));
    for (const device of devices) {
      await refused(refresh(cognito, device.refresh), 'NotAuthorizedException');
      await refused(getUser(cognito, device.access), 'NotAuthorizedException');
    }
  });

  test('of another kind, or with changed content, are refused', async () => {
    const { id, access } = await signedIn(cognito, await registered(cognito));
    const [header, , signature] = access.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(access), username: newAddress() })).toString('base64url');
    for (const token of [id, `${header}.${forged}.${signature}`, 'nonsense'])
      await refused(getUser(cognito, token), 'NotAuthorizedException');
  });
});

describeLocal('sign-in, only the stand-in', () => {
  test('locks out after five wrong passwords, for a second at first and then ever longer', async () => {
    const { pool, later, email } = await aged();
    const attempt = (password = PASSWORD) => signedIn(pool, email, password);
    const lockedOut = ['NotAuthorizedException', 'Password attempts exceeded'] as const;
    for (let failure = 0; failure < 5; failure++) await refused(attempt('Wr0ngxyzabc'), ...WRONG_PASSWORD);
    await refused(attempt(), ...lockedOut);
    later(1);
    await refused(attempt('Wr0ngxyzabc'), ...WRONG_PASSWORD);
    later(1);
    await refused(attempt(), ...lockedOut);
    later(1);
    await attempt();
  });

  test('a challenge is valid for three minutes', async () => {
    const { pool, later, email } = await aged();
    const challenge = await beginSrp(pool, email);
    later(181);
    const message = 'Invalid session for the user, session is expired.';
    await refused(answerSrp(pool, challenge), 'NotAuthorizedException', message);
  });

  test('an access token is valid for an hour, and all tokens end when the first refresh token would', async () => {
    const { pool, later, email } = await aged();
    const first = await signedIn(pool, email);
    later(3601);
    await refused(getUser(pool, first.access), 'NotAuthorizedException', 'Access Token has expired');
    const second = await refresh(pool, first.refresh);
    await getUser(pool, second.access);
    later(30 * 86_400);
    await refused(refresh(pool, second.refresh), 'NotAuthorizedException', 'Refresh Token has expired');
  });

  test('a used refresh token is accepted for the grace period only, for two tabs or a lost answer', async () => {
    const { pool, later, email } = await aged();
    const { refresh: first, access } = await signedIn(pool, email);
    later(300);
    const second = await refresh(pool, first);
    expect(second.refresh).not.toBe(first);
    const { auth_time, origin_jti } = claimsOf(access);
    expect(claimsOf(second.access)).toMatchObject({ auth_time, origin_jti });
    later(60);
    const third = await refresh(pool, first);
    later(1);
    await refused(refresh(pool, first), 'RefreshTokenReuseException');
    await refresh(pool, second.refresh);
    await revoke(pool, third.refresh);
    for (const token of [first, second.refresh, third.refresh])
      await refused(refresh(pool, token), 'NotAuthorizedException', 'Refresh Token has been revoked');
  });

  test('tokens are renewed for, and revoked by, only the client that they were issued for', async () => {
    const clients = poolConfig.clients.flatMap((client) => [client, { ...client, clientId: 'other' }]);
    const shared = await cognitoUnderTest({ pool: { ...poolConfig, clients } });
    const { refresh: token } = await signedIn(shared, await registered(shared));
    const other = { ...shared, clientId: 'other' };
    await refused(refresh(other, token), 'NotAuthorizedException');
    await revoke(other, token);
    await refresh(shared, token);
  });

  test('keys are served at the address of their pool only', async () => {
    expect((await jwksOf(cognito)).keys).toEqual([expect.objectContaining({ kty: 'RSA', use: 'sig', alg: 'RS256' })]);
    expect((await fetch(`${cognito.endpoint}/us-east-1_Other/.well-known/jwks.json`)).status).toBe(404);
  });
});
