/**
 * Tests for the behavior of the real Secrets Manager, through the real client.
 * By default they run against the stand-in. To run them against Amazon:
 *   REAL_SECRETS=1 AWS_REGION=... AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=... (or any other source of credentials)
 * and against a different emulator: REAL_SECRETS=1 REAL_SECRETS_ENDPOINT=http://127.0.0.1:4566 with any credentials.
 * A secret is then created for each test and deleted after it, and the group "on a laptop" is skipped.
 */
import { randomUUID } from 'node:crypto';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { atEnd, copyAsAfterCrash, stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import { type SecretsOptions, startSecrets } from './start-secrets.ts';

const isReal = Boolean(process.env.REAL_SECRETS);
const onLaptop = isReal ? describe.skip : describe;
const SECRET = 'segno/origin';

async function start(options: Partial<SecretsOptions> = {}) {
  const directory = temporaryFolder();
  const file = options.file ?? join(directory, 'secrets.json');
  const seed = (name: string) => `first value of ${name}`;
  const { url } = stoppedAtEnd(await startSecrets({ port: 0, names: [SECRET], seed, ...options, file }));
  const credentials = { accessKeyId: 'ApiFunction', secretAccessKey: LOCAL_SECRET };
  const client = new SecretsManagerClient({ endpoint: url, region: REGION, credentials, maxAttempts: 1 });
  return { ...callsOf(client, SECRET), file, directory };
}

const callsOf = (client: SecretsManagerClient, SecretId: string) => ({
  client,
  SecretId,
  get: (rest: object = {}) => client.send(new GetSecretValueCommand({ SecretId, ...rest })),
  valueAt: async (VersionStage: string) =>
    (await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString,
  put: (SecretString: string, rest: object = {}) =>
    client.send(new PutSecretValueCommand({ SecretId, SecretString, ...rest })),
  describe: (rest: object = {}) => client.send(new DescribeSecretCommand({ SecretId, ...rest })),
});

/** Creates a secret with the value 'one'. @returns functions that call the service about it */
async function secretOne() {
  if (!isReal) return start({ seed: () => 'one' });
  const client = new SecretsManagerClient({ endpoint: process.env.REAL_SECRETS_ENDPOINT });
  const SecretId = `segno-test/${randomUUID()}`;
  await client.send(new CreateSecretCommand({ Name: SecretId, SecretString: 'one' }));
  atEnd(() => client.send(new DeleteSecretCommand({ SecretId, ForceDeleteWithoutRecovery: true })));
  return callsOf(client, SecretId);
}

describe('a value', () => {
  test('is found by the secret’s name and by its ARN, with or without its suffix', async () => {
    const { get, SecretId } = await secretOne();
    const byName = await get();
    expect(byName).toMatchObject({ Name: SecretId, SecretString: 'one', VersionStages: ['AWSCURRENT'] });
    expect(byName.ARN).toMatch(/^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:.+-\w{6}$/);
    expect(byName.CreatedDate).toBeInstanceOf(Date);
    for (const id of [byName.ARN, byName.ARN?.slice(0, -7)])
      expect((await get({ SecretId: id })).SecretString).toBe('one');
  });

  test('becomes current when it is put, and the one before it previous', async () => {
    const { put, valueAt, SecretId } = await secretOne();
    expect(await put('two')).toMatchObject({ Name: SecretId, VersionStages: ['AWSCURRENT'] });
    expect([await valueAt('AWSCURRENT'), await valueAt('AWSPREVIOUS')]).toEqual(['two', 'one']);
    await put('three');
    expect([await valueAt('AWSCURRENT'), await valueAt('AWSPREVIOUS')]).toEqual(['three', 'two']);
  });

  test('that is put twice with one request token makes one version; another value is refused', async () => {
    const { put, valueAt } = await secretOne();
    const ClientRequestToken = randomUUID();
    for (let times = 0; times < 2; times++)
      expect((await put('two', { ClientRequestToken })).VersionId).toBe(ClientRequestToken);
    expect(await valueAt('AWSPREVIOUS')).toBe('one');
    expect((await awsErrorFrom(put('three', { ClientRequestToken }))).name).toBe('ResourceExistsException');
  });
});

test('a description names the versions and their stages, and no value', async () => {
  const { get, put, describe: described, SecretId } = await secretOne();
  const first = await get();
  const second = await put('two');
  const description = await described();
  expect(description).toMatchObject({
    ARN: first.ARN,
    Name: SecretId,
    LastChangedDate: expect.any(Date),
    VersionIdsToStages: { [first.VersionId!]: ['AWSPREVIOUS'], [second.VersionId!]: ['AWSCURRENT'] },
  });
  expect(description).not.toHaveProperty('SecretString');
});

describe('refusals', () => {
  test('for a secret that does not exist', async () => {
    const { get, put, describe: described } = await secretOne();
    const absent = { SecretId: `absent-${randomUUID()}` };
    for (const call of [get(absent), put('x', absent), described(absent)])
      expect(await awsErrorFrom(call)).toEqual({
        name: 'ResourceNotFoundException',
        message: "Secrets Manager can't find the specified secret.",
        status: 400,
      });
  });

  test('for a stage that the secret does not have', async () => {
    const { valueAt } = await secretOne();
    expect(await awsErrorFrom(valueAt('AWSPREVIOUS'))).toMatchObject({
      name: 'ResourceNotFoundException',
      message: "Secrets Manager can't find the specified secret value for staging label: AWSPREVIOUS",
    });
  });
});

onLaptop('on a laptop', () => {
  test('an unsupported operation or parameter is refused by name', async () => {
    const { client, get, put } = await start();
    expect(await awsErrorFrom(client.send(new ListSecretsCommand({})))).toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local stand-in does not implement ListSecrets',
    });
    for (const [call, parameter] of [
      [get({ VersionId: 'x'.repeat(32) }), 'VersionId'],
      [put('x', { SecretBinary: new Uint8Array([1]) }), 'SecretBinary'],
    ] as const) {
      const message = expect.stringContaining(parameter);
      expect(await awsErrorFrom(call)).toMatchObject({ name: 'InvalidParameterException', message });
    }
  });

  test('a value that is given for this run is served, and never written', async () => {
    const { valueAt, file } = await start({ override: (name) => (name === SECRET ? 'given' : undefined) });
    expect(await valueAt('AWSCURRENT')).toBe('given');
    expect(await readFile(file, 'utf8')).not.toContain('given');
    const { valueAt: later } = await start({ file });
    expect(await later('AWSCURRENT')).toBe(`first value of ${SECRET}`);
  });

  test('a call is checked by IAM with its principal, action and the secret’s ARN', async () => {
    const iamRequests: object[] = [];
    const { get, put, valueAt } = await start({
      authorize(request) {
        iamRequests.push(request);
        return request.action === 'secretsmanager:PutSecretValue' ? 'No rotating here.' : undefined;
      },
    });
    await get();
    const refused = { name: 'AccessDeniedException', message: 'No rotating here.' };
    expect(await awsErrorFrom(put('x'))).toMatchObject(refused);
    const resource = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:segno/origin-AbCdEf';
    expect(iamRequests).toEqual([
      { accessKeyId: 'ApiFunction', action: 'secretsmanager:GetSecretValue', resource },
      { accessKeyId: 'ApiFunction', action: 'secretsmanager:PutSecretValue', resource },
    ]);
    expect(await valueAt('AWSCURRENT')).toBe('first value of segno/origin');
  });

  test('the first start seeds missing secrets, in a file that only its owner can read', async () => {
    const file = join(temporaryFolder(), 'secrets.json');
    const before = { 'segno/stripe': 'sk_test_mine', 'not/declared': 'stays' };
    await writeFile(file, JSON.stringify(before));
    await chmod(file, 0o644);
    const { get } = await start({ file, names: [SECRET, 'segno/stripe'] });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...before, [SECRET]: `first value of ${SECRET}` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await awsErrorFrom(get({ SecretId: 'not/declared' }))).name).toBe('ResourceNotFoundException');
  });

  test('a seeded version and stored values survive a kill -9', async () => {
    const before = await start({ seed: () => 'random 1' });
    const again = async () =>
      start({ file: join(copyAsAfterCrash(before.directory), 'secrets.json'), seed: () => 'random 2' });
    const { VersionId } = await before.get();
    expect(await (await again()).get()).toMatchObject({ SecretString: 'random 1', VersionId });
    await before.put('two');
    const { valueAt } = await again();
    expect([await valueAt('AWSCURRENT'), await valueAt('AWSPREVIOUS')]).toEqual(['two', 'random 1']);
    expect((await stat(before.file)).mode & 0o777).toBe(0o600);
  });

  test.each(['{"segno/origin": ', '[]', '{"segno/origin": 5}'])(
    'a damaged file (%s) stops the start with its name',
    async (content) => {
      const file = join(temporaryFolder(), 'secrets.json');
      await writeFile(file, content);
      await expect(start({ file })).rejects.toThrow(`The secrets file ${file} is damaged`);
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );
});
