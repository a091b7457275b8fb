// About our own disk: these tests make sense with the stand-in only, and are left out for the real service.
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmSignUpCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, signIn } from 'aws-amplify/auth';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  newDirectory,
  PASSWORD,
  poolConfig,
  registered,
  signedIn,
} from './cognito-under-test.ts';
import type { UserPoolConfig } from './start-cognito.ts';

const start = (directory?: string, pool: UserPoolConfig = poolConfig, port = 0) =>
  cognitoUnderTest({ pool, port, ...(directory && { directory }) });

/** What a kill -9 at this moment leaves behind. */
const killed = async (cognito: CognitoUnderTest): Promise<CognitoUnderTest> => {
  const directory = await newDirectory();
  await cp(cognito.directory, directory, { recursive: true });
  return start(directory);
};

const signUp = ({ sdk, clientId }: CognitoUnderTest, email: string) =>
  sdk.send(new SignUpCommand({ ClientId: clientId, Username: email, Password: PASSWORD }));
const refresh = ({ sdk, clientId }: CognitoUnderTest, token: string) =>
  sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  );

describeLocal('durability, only the stand-in', () => {
  test('users, groups, sign-ins, revocations and keys survive stop and start', async () => {
    const before = await start();
    const email = await registered(before);
    const user = { UserPoolId: before.poolId, Username: email };
    await before.sdk.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
    const kept = await signedIn(before, email);
    const revoked = await signedIn(before, email);
    await before.sdk.send(new RevokeTokenCommand({ ClientId: before.clientId, Token: revoked.refresh }));
    await before.stop();

    for (let restart = 0; restart < 2; restart++) {
      const after = await start(before.directory);
      await signedIn(after, email);
      await refresh(after, kept.refresh);
      await after.sdk.send(new GetUserCommand({ AccessToken: kept.access }));
      await expect(refresh(after, revoked.refresh)).rejects.toMatchObject({
        message: 'Refresh Token has been revoked',
      });
      const { Groups } = await after.sdk.send(new AdminListGroupsForUserCommand(user));
      expect(Groups).toHaveLength(1);
      await after.stop();
    }
  });

  test('every acknowledged call is on disk before its answer: nothing is lost to kill -9', async () => {
    const cognito = await start();
    const email = newAddress();
    await signUp(cognito, email);
    const signedUp = await killed(cognito);
    const code = await cognito.codeFor(email);
    const confirmation = new ConfirmSignUpCommand({
      ClientId: cognito.clientId,
      Username: email,
      ConfirmationCode: code,
    });
    await signedUp.sdk.send(confirmation);

    await cognito.sdk.send(confirmation);
    const confirmed = await killed(cognito);
    await signedIn(confirmed, email);

    const { refresh: token } = await signedIn(cognito, email);
    await refresh(await killed(cognito), token);

    await cognito.sdk.send(new AdminDeleteUserCommand({ UserPoolId: cognito.poolId, Username: email }));
    const { Users } = await (await killed(cognito)).sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId }));
    expect(Users).toEqual([]);
  });

  test('many concurrent writers leave a journal with all of them', async () => {
    const cognito = await start();
    const emails = Array.from({ length: 30 }, () => newAddress('many'));
    await Promise.all(emails.map((email) => signUp(cognito, email)));
    await Promise.all(
      emails.map((email) =>
        cognito.sdk.send(
          new AdminUpdateUserAttributesCommand({
            UserPoolId: cognito.poolId,
            Username: email,
            UserAttributes: [{ Name: 'name', Value: email }],
          }),
        ),
      ),
    );
    const after = await killed(cognito);
    for (const email of emails) {
      const { UserAttributes } = await after.sdk.send(
        new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: email }),
      );
      expect(UserAttributes).toContainEqual({ Name: 'name', Value: email });
    }
  });

  test('a sign-in that was half done goes on after a restart', async () => {
    const before = await start();
    const email = newAddress();
    await registered(before, email);
    configureAmplify(before);
    const { poolId: UserPoolId, sdk } = before;
    await sdk.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: 'Temp0raryxyz' }));
    const { nextStep } = await signIn({ username: email, password: 'Temp0raryxyz' });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    const port = Number(new URL(before.endpoint!).port);
    await before.stop();
    await start(before.directory, poolConfig, port);
    expect((await confirmSignIn({ challengeResponse: 'Final0xyzabc' })).isSignedIn).toBe(true);
  });

  test('another configuration keeps the users', async () => {
    const before = await start();
    const email = await registered(before);
    await before.stop();
    const after = await start(before.directory, { ...poolConfig, groups: [], passwordPolicy: { MinimumLength: 12 } });
    await signedIn(after, email);
  });

  test('a line that a crash cut off was never acknowledged, and is dropped', async () => {
    const before = await start();
    const email = await registered(before);
    await before.stop();
    await appendFile(join(before.directory, 'users.jsonl'), '{"user":{"username":"half');
    const after = await start(before.directory);
    await signedIn(after, email);
    const { refresh: token } = await signedIn(after, email);
    await refresh(await killed(after), token);
  });

  test.each(['{"user":', '{"something":"else"}', '{"user":{}}', '7'])(
    'a journal with the line %s stops the start with a sentence that names the file',
    async (line) => {
      const before = await start();
      await registered(before);
      await before.stop();
      const file = join(before.directory, 'users.jsonl');
      const text = await readFile(file, 'utf8');
      await writeFile(file, `${line}\n${text}`);
      await expect(start(before.directory)).rejects.toThrow(`The journal ${file} is damaged at line 1`);
      expect(await readFile(file, 'utf8')).toBe(`${line}\n${text}`);
    },
  );

  test('a damaged signing key stops the start with a sentence that names the file', async () => {
    const before = await start();
    await before.stop();
    const file = join(before.directory, 'signing-key.json');
    await writeFile(file, '{"kid":"x"}');
    await expect(start(before.directory)).rejects.toThrow(`The signing key ${file} is damaged`);
  });

  test('no password is on disk in clear', async () => {
    const cognito = await start();
    await registered(cognito);
    expect(await readFile(join(cognito.directory, 'users.jsonl'), 'utf8')).not.toContain(PASSWORD);
  });

  test.each<[string, object]>([
    ['mfaConfiguration', { mfaConfiguration: 'ON' }],
    ['smsConfiguration', { smsConfiguration: {} }],
    ['usernameAttributes', { usernameAttributes: ['phone_number'] }],
    ['triggers', { triggers: { DefineAuthChallenge: 'arn' } }],
    ['schema.0.AttributeDataType', { schema: [{ Name: 'age', AttributeDataType: 'Number' }] }],
  ])('a pool with %s that it does not understand stops the start', async (setting, change) => {
    const pool = { ...poolConfig, ...change } as UserPoolConfig;
    await expect(cognitoUnderTest({ pool })).rejects.toThrow(
      new RegExp(`^The local Cognito cannot stand in for user pool ${poolConfig.poolId}: .*${setting}`),
    );
  });
});
