// Runs against the real service as well: see cognito-under-test.ts.
import { getDiffieHellman } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, signIn, signOut } from 'aws-amplify/auth';
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
afterEach(() => signOut());

const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

const beginSrp = ({ sdk, clientId }: CognitoUnderTest, email: string, clientPublic = '2') =>
  sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: clientPublic },
    }),
  );

const answerSrp = ({ sdk, clientId }: CognitoUnderTest, challenge: Record<string, string>) =>
  sdk.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: challenge.USERNAME!,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK!,
        PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
        TIMESTAMP: 'Tue Sep 1 12:00:00 UTC 2026',
      },
    }),
  );

const invited = async ({ sdk, poolId }: CognitoUnderTest, email = newAddress('invited')) => {
  await sdk.send(
    new AdminCreateUserCommand({
      UserPoolId: poolId,
      Username: email,
      TemporaryPassword: 'Temp0raryxyz',
      MessageAction: 'SUPPRESS',
    }),
  );
  return email;
};

describe('sign-in', () => {
  test('with SRP proves the password without sending it', async () => {
    const email = await registered(cognito);
    expect((await signIn({ username: email, password: PASSWORD })).isSignedIn).toBe(true);
  });

  test('with SRP takes the address in any case of letters', async () => {
    const email = await registered(cognito);
    expect((await signIn({ username: email.toUpperCase(), password: PASSWORD })).isSignedIn).toBe(true);
  });

  test('with SRP refuses a wrong password', async () => {
    const email = await registered(cognito);
    await expect(signIn({ username: email, password: 'Wr0ngxyzabc' })).rejects.toMatchObject(wrongPassword);
  });

  test('with SRP works for every user, salt and letter', async () => {
    for (let round = 0; round < 12; round++) {
      const password = `Aa1!${Math.random().toString(36)}éß漢`;
      const email = await registered(cognito, newAddress('srp'), password);
      for (let time = 0; time < 2; time++) {
        expect((await signIn({ username: email, password })).isSignedIn).toBe(true);
        await signOut();
      }
    }
  });

  test('with SRP answers strangers like users: the same salt each time, then a wrong password', async () => {
    const stranger = newAddress('stranger');
    const first = (await beginSrp(cognito, stranger)).ChallengeParameters!;
    const second = (await beginSrp(cognito, stranger)).ChallengeParameters!;
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(second).toMatchObject({ SALT: first.SALT!, USER_ID_FOR_SRP: first.USER_ID_FOR_SRP! });
    await expect(signIn({ username: stranger, password: PASSWORD })).rejects.toMatchObject(wrongPassword);
  });

  test.each([
    ['zero', '0'],
    ['the prime', getDiffieHellman('modp15').getPrime('hex')],
  ])('with SRP refuses %s as the public value, which would let anybody in', async (_, clientPublic) => {
    const email = await registered(cognito);
    await expect(beginSrp(cognito, email, clientPublic)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('with SRP takes one answer to a challenge', async () => {
    const challenge = (await beginSrp(cognito, await registered(cognito))).ChallengeParameters!;
    await expect(answerSrp(cognito, challenge)).rejects.toMatchObject(wrongPassword);
    await expect(answerSrp(cognito, challenge)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: expect.stringMatching(/^Invalid session for the user/),
    });
  });

  test('with the plain password works where the client allows it', async () => {
    const email = await registered(cognito);
    const { access } = await signedIn(cognito, email);
    expect(claimsOf(access)).toMatchObject({ token_use: 'access', client_id: cognito.clientId });
    await expect(signedIn(cognito, email, 'Wr0ngxyzabc')).rejects.toMatchObject(wrongPassword);
    await expect(signedIn(cognito, newAddress())).rejects.toMatchObject(wrongPassword);
  });

  test('by an administrator is a flow of its own', async () => {
    const email = await registered(cognito);
    const begin = {
      ClientId: cognito.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD },
    } as const;
    const { AuthenticationResult } = await cognito.sdk.send(
      new AdminInitiateAuthCommand({ UserPoolId: cognito.poolId, ...begin }),
    );
    expect(AuthenticationResult?.AccessToken).toBeDefined();
    await expect(cognito.sdk.send(new InitiateAuthCommand(begin))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('asks an invited user for a password of its own, which the policy judges', async () => {
    const email = await invited(cognito);
    const { nextStep } = await signIn({ username: email, password: 'Temp0raryxyz' });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    expect((await confirmSignIn({ challengeResponse: 'Final0xyzabc' })).isSignedIn).toBe(true);
    await signedIn(cognito, email, 'Final0xyzabc');
    await expect(signedIn(cognito, email, 'Temp0raryxyz')).rejects.toMatchObject(wrongPassword);
  });

  test('refuses a request without its parameters', async () => {
    await expect(
      cognito.sdk.send(
        new InitiateAuthCommand({ ClientId: cognito.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: {} }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidParameterException', message: 'Missing required parameter USERNAME' });
  });
});

describeLocal('sign-in, only the stand-in', () => {
  test('refuses flows that the client does not allow', async () => {
    const [client] = poolConfig.clients;
    const strict = await cognitoUnderTest({
      pool: { ...poolConfig, clients: [{ ...client!, explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] }] },
    });
    const email = await registered(strict);
    await expect(signedIn(strict, email)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    await expect(beginSrp(strict, email)).rejects.toMatchObject({
      message: 'USER_SRP_AUTH is not enabled for the client.',
    });
  });

  test('locks out after five wrong passwords, for a second and then ever longer', async () => {
    let now = Date.now();
    const guarded = await cognitoUnderTest({ now: () => new Date(now) });
    const email = await registered(guarded);
    const attempt = (password: string) => signedIn(guarded, email, password);
    for (let failure = 0; failure < 5; failure++) {
      await expect(attempt('Wr0ngxyzabc')).rejects.toMatchObject(wrongPassword);
    }
    const lockedOut = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    await expect(attempt(PASSWORD)).rejects.toMatchObject(lockedOut);
    now += 1_000;
    await expect(attempt('Wr0ngxyzabc')).rejects.toMatchObject(wrongPassword);
    now += 1_000;
    await expect(attempt(PASSWORD)).rejects.toMatchObject(lockedOut);
    now += 1_000;
    await attempt(PASSWORD);
    await expect(attempt('Wr0ngxyzabc')).rejects.toMatchObject(wrongPassword);
  });

  test('a challenge lives for three minutes, a temporary password for seven days', async () => {
    let now = Date.now();
    const aged = await cognitoUnderTest({ now: () => new Date(now) });
    const email = await invited(aged);
    const challenge = (await beginSrp(aged, email)).ChallengeParameters!;
    now += 181_000;
    await expect(answerSrp(aged, challenge)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
    now += 7 * 86_400_000;
    await expect(signedIn(aged, email, 'Temp0raryxyz')).rejects.toMatchObject({
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
  });

  test('refuses a challenge that was tampered with', async () => {
    const challenge = (await beginSrp(cognito, await registered(cognito))).ChallengeParameters!;
    const block = Buffer.from(challenge.SECRET_BLOCK!, 'base64');
    block[40]! ^= 1;
    await expect(answerSrp(cognito, { ...challenge, SECRET_BLOCK: block.toString('base64') })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    });
  });
});
