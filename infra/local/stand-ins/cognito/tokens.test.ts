// Runs against the real service as well: see cognito-under-test.ts.
import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
  claimsOf,
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  PASSWORD,
  poolConfig,
  registered,
  signedIn,
} from './cognito-under-test.ts';

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
  configureAmplify(cognito);
});

const refresh = ({ sdk, clientId }: CognitoUnderTest, token: string) =>
  sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  );
const getUser = ({ sdk }: CognitoUnderTest, token: string) => sdk.send(new GetUserCommand({ AccessToken: token }));

const jwksOf = async ({ endpoint, issuer, poolId }: CognitoUnderTest) => {
  const answer = await fetch(`${endpoint ? `${endpoint}/${poolId}` : issuer}/.well-known/jwks.json`);
  return (await answer.json()) as { keys: { kid: string; kty: string; use: string }[] };
};

describe('tokens', () => {
  test("carry production's issuer and verify with the published keys", async () => {
    const email = await registered(cognito);
    const { id, access } = await signedIn(cognito, email);
    const { poolId: userPoolId, clientId } = cognito;
    const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' });
    verifier.cacheJwks(await jwksOf(cognito));
    const accessVerifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' });
    accessVerifier.cacheJwks(await jwksOf(cognito));
    expect(await verifier.verify(id)).toMatchObject({
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
    expect(claimsOf(access)['cognito:groups']).toBeUndefined();
    expect(claimsOf(access).email).toBeUndefined();
    await expect(accessVerifier.verify(id)).rejects.toThrow();
  });

  test('are renewed by Amplify for the same sign-in', async () => {
    const email = await registered(cognito);
    await signIn({ username: email, password: PASSWORD });
    const before = (await fetchAuthSession()).tokens!.accessToken.payload;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens!.accessToken.payload;
    expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time });
    expect(after.jti).not.toBe(before.jti);
    await signOut();
  });

  test('are renewed by REFRESH_TOKEN_AUTH without a new refresh token', async () => {
    const { refresh: token } = await signedIn(cognito, await registered(cognito));
    const { AuthenticationResult } = await refresh(cognito, token);
    expect(AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  });

  test('are not renewed for an invented refresh token', async () => {
    await expect(
      cognito.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: cognito.clientId, RefreshToken: 'invented' })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Invalid Refresh Token' });
  });

  test('of a revoked sign-in end, those of others stay', async () => {
    const email = await registered(cognito);
    const laptop = await signedIn(cognito, email);
    const phone = await signedIn(cognito, email);
    await cognito.sdk.send(new RevokeTokenCommand({ ClientId: cognito.clientId, Token: laptop.refresh }));
    await expect(refresh(cognito, laptop.refresh)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    await expect(getUser(cognito, laptop.access)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    await getUser(cognito, phone.access);
    await refresh(cognito, phone.refresh);
  });

  test('that do not exist are revoked without complaint', async () => {
    await cognito.sdk.send(new RevokeTokenCommand({ ClientId: cognito.clientId, Token: 'invented' }));
  });

  test('all end with a global sign-out', async () => {
    const email = await registered(cognito);
    const laptop = await signedIn(cognito, email);
    const phone = await signedIn(cognito, email);
    await cognito.sdk.send(new GlobalSignOutCommand({ AccessToken: phone.access }));
    await expect(refresh(cognito, laptop.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(getUser(cognito, laptop.access)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const again = await signedIn(cognito, email);
    await cognito.sdk.send(new AdminUserGlobalSignOutCommand({ UserPoolId: cognito.poolId, Username: email }));
    await expect(refresh(cognito, again.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('end when the user is disabled, and sign-in works again when it is enabled', async () => {
    const email = await registered(cognito);
    const tokens = await signedIn(cognito, email);
    const user = { UserPoolId: cognito.poolId, Username: email };
    await cognito.sdk.send(new AdminDisableUserCommand(user));
    await expect(refresh(cognito, tokens.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(getUser(cognito, tokens.access)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signedIn(cognito, email)).rejects.toMatchObject({ message: 'User is disabled.' });
    await expect(signIn({ username: email, password: PASSWORD })).rejects.toMatchObject({
      message: 'User is disabled.',
    });
    await expect(signedIn(cognito, email, 'Wr0ngxyzabc')).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
    await cognito.sdk.send(new AdminEnableUserCommand(user));
    await signedIn(cognito, email);
  });

  test('of another kind, or with another content, open nothing', async () => {
    const { id, access } = await signedIn(cognito, await registered(cognito));
    const [header, , signature] = access.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(access), username: newAddress() })).toString('base64url');
    for (const token of [id, `${header}.${forged}.${signature}`, 'nonsense']) {
      await expect(getUser(cognito, token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
  });
});

describeLocal('tokens of a client that rotates refresh tokens', () => {
  let seconds = Date.parse('2026-11-21T12:00:00Z') / 1000;
  let rotating: CognitoUnderTest;
  beforeAll(async () => {
    const clients = poolConfig.clients.map((client) => ({
      ...client,
      explicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH' as const],
      rotationGraceSeconds: 60,
    }));
    rotating = await cognitoUnderTest({ pool: { ...poolConfig, clients }, now: () => new Date(seconds * 1000) });
  });
  const rotate = async (RefreshToken: string) => {
    const { AuthenticationResult } = await rotating.sdk.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: rotating.clientId, RefreshToken }),
    );
    return AuthenticationResult?.RefreshToken ?? '';
  };

  test('come with a new refresh token each time, and keep the time of their sign-in', async () => {
    const { refresh: first, access } = await signedIn(rotating, await registered(rotating));
    seconds += 300;
    const { AuthenticationResult } = await rotating.sdk.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: rotating.clientId, RefreshToken: first }),
    );
    expect(AuthenticationResult?.RefreshToken).not.toBe(first);
    const { auth_time, origin_jti } = claimsOf(access);
    expect(claimsOf(AuthenticationResult?.AccessToken ?? '')).toMatchObject({ auth_time, origin_jti, iat: seconds });
    await rotate(AuthenticationResult?.RefreshToken ?? '');
  });

  test('a used refresh token is taken for the grace period, for two tabs or a lost answer, and then no more', async () => {
    const { refresh: first } = await signedIn(rotating, await registered(rotating));
    const second = await rotate(first);
    seconds += 60;
    const third = await rotate(first);
    seconds += 1;
    await expect(rotate(first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    expect(await rotate(second)).not.toBe(await rotate(third));
  });

  test('all end when one of them is revoked, and with the life of the first', async () => {
    const email = await registered(rotating);
    const { refresh: first } = await signedIn(rotating, email);
    const second = await rotate(first);
    await rotating.sdk.send(new RevokeTokenCommand({ ClientId: rotating.clientId, Token: second }));
    await expect(rotate(first)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(rotate(second)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

    let token = (await signedIn(rotating, email)).refresh;
    seconds += 20 * 86_400;
    token = await rotate(token);
    seconds += 11 * 86_400;
    await expect(rotate(token)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
  });

  test('are not to be had by REFRESH_TOKEN_AUTH', async () => {
    const { refresh: token } = await signedIn(rotating, await registered(rotating));
    await expect(refresh(rotating, token)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('a client cannot have both', async () => {
    const clients = poolConfig.clients.map((client) => ({ ...client, rotationGraceSeconds: 60 }));
    await expect(cognitoUnderTest({ pool: { ...poolConfig, clients } })).rejects.toThrow(/ALLOW_REFRESH_TOKEN_AUTH/);
  });
});

describeLocal('tokens, only the stand-in', () => {
  test('expire: access tokens after an hour, refresh tokens after thirty days', async () => {
    let now = Date.now();
    const aged = await cognitoUnderTest({ now: () => new Date(now) });
    const tokens = await signedIn(aged, await registered(aged));
    now += 3_601_000;
    await expect(getUser(aged, tokens.access)).rejects.toMatchObject({ message: 'Access Token has expired' });
    const { AuthenticationResult } = await refresh(aged, tokens.refresh);
    await getUser(aged, AuthenticationResult!.AccessToken!);
    now += 30 * 86_400_000;
    await expect(refresh(aged, tokens.refresh)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
  });

  test('are renewed for the client that they were made for, and revoked by it, only', async () => {
    const [client] = poolConfig.clients;
    const shared = await cognitoUnderTest({
      pool: { ...poolConfig, clients: [client!, { ...client!, clientId: 'other' }] },
    });
    const { refresh: token } = await signedIn(shared, await registered(shared));
    await expect(refresh({ ...shared, clientId: 'other' }, token)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await shared.sdk.send(new RevokeTokenCommand({ ClientId: 'other', Token: token }));
    await refresh(shared, token);
  });

  test('name another issuer when the caller wants one', async () => {
    const elsewhere = await cognitoUnderTest({ issuer: 'https://id.example.com/pool' });
    const { access } = await signedIn(elsewhere, await registered(elsewhere));
    expect(claimsOf(access).iss).toBe('https://id.example.com/pool');
    await getUser(elsewhere, access);
  });

  test('have keys at the address of their pool only', async () => {
    expect((await jwksOf(cognito)).keys).toEqual([expect.objectContaining({ kty: 'RSA', use: 'sig', alg: 'RS256' })]);
    expect((await fetch(`${cognito.endpoint}/us-east-1_Other/.well-known/jwks.json`)).status).toBe(404);
  });
});
