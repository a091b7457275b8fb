// Tests the stand-in's own files, so these tests are skipped for the real service.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { copyAsAfterCrash } from '../../../test/test-cleanup.ts';
import {
  type CognitoUnderTest,
  claimsOf,
  cognitoUnderTest,
  describeLocal,
  newAddress,
  PASSWORD,
  poolConfig,
  registered,
  signedIn,
} from './cognito-under-test.ts';
import type { UserPoolConfig } from './start-cognito.ts';

const start = (directory: string, pool = poolConfig) => cognitoUnderTest({ pool, directory });

/** Starts a new stand-in with the files that a kill -9 at this moment would leave behind. */
const killed = (cognito: CognitoUnderTest): Promise<CognitoUnderTest> => start(copyAsAfterCrash(cognito.directory));
const refresh = ({ sdk, clientId }: CognitoUnderTest, RefreshToken: string) =>
  sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));

describeLocal('durability, only the stand-in', () => {
  test('users, groups, sign-ins, revocations and keys survive a restart, even with another configuration', async () => {
    const before = await cognitoUnderTest();
    const email = await registered(before);
    const member = { UserPoolId: before.poolId, Username: email, GroupName: 'admin' };
    await before.sdk.send(new AdminAddUserToGroupCommand(member));
    const stays = await signedIn(before, email);
    const revoked = await signedIn(before, email);
    await before.sdk.send(new RevokeTokenCommand({ ClientId: before.clientId, Token: revoked.refresh }));
    await before.stop();
    for (let restart = 0; restart < 2; restart++) {
      const after = await start(before.directory, {
        ...poolConfig,
        passwordPolicy: { MinimumLength: 12, RequireSymbols: false },
      });
      expect(claimsOf((await signedIn(after, email)).access)['cognito:groups']).toEqual(['admin']);
      await refresh(after, stays.refresh);
      await after.sdk.send(new GetUserCommand({ AccessToken: stays.access }));
      await expect(refresh(after, revoked.refresh)).rejects.toMatchObject({
        message: 'Refresh Token has been revoked',
      });
      await after.stop();
    }
  });

  test('every acknowledged call is on disk before its answer: nothing is lost to kill -9', async () => {
    const cognito = await cognitoUnderTest();
    const email = newAddress();
    await cognito.sdk.send(new SignUpCommand({ ClientId: cognito.clientId, Username: email, Password: PASSWORD }));
    const signedUp = await killed(cognito);
    const ConfirmationCode = await cognito.codeFor(email);
    const confirmation = { ClientId: cognito.clientId, Username: email, ConfirmationCode };
    await signedUp.sdk.send(new ConfirmSignUpCommand(confirmation));
    await cognito.sdk.send(new ConfirmSignUpCommand(confirmation));
    await signedIn(await killed(cognito), email);
    const { refresh: token } = await signedIn(cognito, email);
    await refresh(await killed(cognito), token);
    await cognito.sdk.send(new AdminDeleteUserCommand({ UserPoolId: cognito.poolId, Username: email }));
    const { Users } = await (await killed(cognito)).sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId }));
    expect(Users).toEqual([]);
  });

  test('simultaneous updates of one user are not lost', async () => {
    const cognito = await cognitoUnderTest();
    const email = await registered(cognito);
    const names = ['name', 'nickname', 'given_name', 'family_name', 'locale', 'website'];
    const user = { UserPoolId: cognito.poolId, Username: email };
    await Promise.all(
      names.map((Name) =>
        cognito.sdk.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes: [{ Name, Value: Name }] })),
      ),
    );
    const { Users } = await (await killed(cognito)).sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId }));
    expect(Users?.[0]?.Attributes?.map(({ Name }) => Name)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['users.jsonl', '{"user":{}}\n', 'is damaged at line 1'],
    ['signing-key.json', '{"kid":"x"}', 'The signing key'],
  ])('a damaged %s stops the start with a sentence that names it, and is left alone', async (name, text, sentence) => {
    const before = await cognitoUnderTest();
    await before.stop();
    const file = join(before.directory, name);
    await writeFile(file, text);
    const starting = start(before.directory);
    await expect(starting).rejects.toThrow(file);
    await expect(starting).rejects.toThrow(sentence);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('no password is on disk in plain text', async () => {
    const cognito = await cognitoUnderTest();
    await registered(cognito);
    expect(await readFile(join(cognito.directory, 'users.jsonl'), 'utf8')).not.toContain(PASSWORD);
  });

  const [client] = poolConfig.clients;
  test.each<[string, object]>([
    ['smsConfiguration', { smsConfiguration: {} }],
    ['passwordPolicy.RequireSymbols', { passwordPolicy: { RequireSymbols: true } }],
    ['triggers', { triggers: { PreTokenGeneration: 'arn' } }],
    ['schema.0.AttributeDataType', { schema: [{ Name: 'age', AttributeDataType: 'Number', Mutable: true }] }],
    ['schema.0.Mutable', { schema: [{ Name: 'age', Mutable: false }] }],
    ['explicitAuthFlows', { clients: [{ ...client, explicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'] }] }],
    ['unknown attributes: custom:unknown', { clients: [{ ...client, writeAttributes: ['email', 'custom:unknown'] }] }],
    ['cannot write email, which is required', { clients: [{ ...client, writeAttributes: ['name'] }] }],
  ])('a pool with %s that it does not support stops the start', async (setting, change) => {
    const pool = { ...poolConfig, ...change } as UserPoolConfig;
    await expect(cognitoUnderTest({ pool })).rejects.toThrow(
      new RegExp(`^The local Cognito cannot stand in for this user pool: .*${setting}`),
    );
  });
});
