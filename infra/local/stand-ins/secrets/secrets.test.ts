/**
 * What the real Secrets Manager does, driven with the real client.
 *
 * By default it runs against the stand-in. To run it against Amazon:
 *   REAL_SECRETS=1 AWS_REGION=... AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=... (or any other source of credentials)
 * and against another emulator: REAL_SECRETS=1 REAL_SECRETS_ENDPOINT=http://127.0.0.1:4566 with any credentials.
 * A secret is then made for each test and deleted after it; the group "on a laptop" is skipped.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
import { LOCAL_SECRET } from '../../authorize.ts';
import { type SecretsOptions, startSecrets } from './start-secrets.ts';

const isReal = Boolean(process.env.REAL_SECRETS);
const onLaptop = isReal ? describe.skip : describe;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function freshFile(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'secrets-'));
  ends.push(() => rm(directory, { recursive: true }));
  return join(directory, 'secrets.json');
}

async function start(options: Partial<SecretsOptions> = {}) {
  const file = options.file ?? (await freshFile());
  const { url, stop } = await startSecrets({
    port: 0,
    names: ['segno/origin'],
    seed: (name) => `first value of ${name}`,
    ...options,
    file,
  });
  ends.push(stop);
  const client = new SecretsManagerClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'ApiFunction', secretAccessKey: LOCAL_SECRET },
    maxAttempts: 1,
  });
  return { client, file, stop };
}

/** A client, and a secret whose value is 'one'. */
async function secretOne(): Promise<{ client: SecretsManagerClient; SecretId: string }> {
  if (!isReal) {
    const { client } = await start({ seed: () => 'one' });
    return { client, SecretId: 'segno/origin' };
  }
  const client = new SecretsManagerClient({ endpoint: process.env.REAL_SECRETS_ENDPOINT });
  const SecretId = `segno-test/${randomUUID()}`;
  await client.send(new CreateSecretCommand({ Name: SecretId, SecretString: 'one' }));
  ends.push(() => client.send(new DeleteSecretCommand({ SecretId, ForceDeleteWithoutRecovery: true })));
  return { client, SecretId };
}

const refusalOf = async (call: Promise<unknown>): Promise<Error> => {
  const error = await call.then(
    () => undefined,
    (refused: Error) => refused,
  );
  if (!error) throw new Error('The call was accepted');
  return error;
};

describe('a value', () => {
  test('is found by the secret’s name, by its ARN, and by its version', async () => {
    const { client, SecretId } = await secretOne();
    const byName = await client.send(new GetSecretValueCommand({ SecretId }));
    expect(byName).toMatchObject({ Name: SecretId, SecretString: 'one', VersionStages: ['AWSCURRENT'] });
    expect(byName.ARN).toMatch(/^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:.+-\w{6}$/);
    expect(byName.CreatedDate).toBeInstanceOf(Date);
    const byArn = await client.send(new GetSecretValueCommand({ SecretId: byName.ARN }));
    const byPartialArn = await client.send(new GetSecretValueCommand({ SecretId: byName.ARN!.slice(0, -7) }));
    const byVersion = await client.send(new GetSecretValueCommand({ SecretId, VersionId: byName.VersionId }));
    for (const same of [byArn, byPartialArn, byVersion]) expect(same.SecretString).toBe('one');
  });

  test('that was put is current, and the one before it previous', async () => {
    const { client, SecretId } = await secretOne();
    const put = await client.send(new PutSecretValueCommand({ SecretId, SecretString: 'two' }));
    expect(put).toMatchObject({ Name: SecretId, VersionStages: ['AWSCURRENT'] });
    const valueAt = async (VersionStage: string) =>
      (await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString;
    expect(await valueAt('AWSCURRENT')).toBe('two');
    expect(await valueAt('AWSPREVIOUS')).toBe('one');
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: 'three' }));
    expect(await valueAt('AWSCURRENT')).toBe('three');
    expect(await valueAt('AWSPREVIOUS')).toBe('two');
  });

  test('put twice with one request token makes one version; another value is refused', async () => {
    const { client, SecretId } = await secretOne();
    const ClientRequestToken = randomUUID();
    const put = (SecretString: string) =>
      client.send(new PutSecretValueCommand({ SecretId, SecretString, ClientRequestToken }));
    expect((await put('two')).VersionId).toBe(ClientRequestToken);
    expect((await put('two')).VersionId).toBe(ClientRequestToken);
    const previous = await client.send(new GetSecretValueCommand({ SecretId, VersionStage: 'AWSPREVIOUS' }));
    expect(previous.SecretString).toBe('one');
    expect((await refusalOf(put('three'))).name).toBe('ResourceExistsException');
  });
});

test('a description names the versions and their stages, and no value', async () => {
  const { client, SecretId } = await secretOne();
  const first = await client.send(new GetSecretValueCommand({ SecretId }));
  const second = await client.send(new PutSecretValueCommand({ SecretId, SecretString: 'two' }));
  const description = await client.send(new DescribeSecretCommand({ SecretId }));
  expect(description).toMatchObject({
    ARN: first.ARN,
    Name: SecretId,
    LastChangedDate: expect.any(Date),
    VersionIdsToStages: { [first.VersionId!]: ['AWSPREVIOUS'], [second.VersionId!]: ['AWSCURRENT'] },
  });
  expect(description).not.toHaveProperty('SecretString');
});

describe('refusals', () => {
  test('of a secret that does not exist', async () => {
    const { client } = await secretOne();
    const SecretId = `absent-${randomUUID()}`;
    const calls = [
      client.send(new GetSecretValueCommand({ SecretId })),
      client.send(new PutSecretValueCommand({ SecretId, SecretString: 'x' })),
      client.send(new DescribeSecretCommand({ SecretId })),
    ];
    for (const call of calls)
      expect(await refusalOf(call)).toMatchObject({
        name: 'ResourceNotFoundException',
        message: "Secrets Manager can't find the specified secret.",
        $metadata: { httpStatusCode: 400 },
      });
  });

  test('of a stage or version that the secret does not have', async () => {
    const { client, SecretId } = await secretOne();
    const stage = refusalOf(client.send(new GetSecretValueCommand({ SecretId, VersionStage: 'AWSPREVIOUS' })));
    expect(await stage).toMatchObject({
      name: 'ResourceNotFoundException',
      message: "Secrets Manager can't find the specified secret value for staging label: AWSPREVIOUS",
    });
    const version = refusalOf(client.send(new GetSecretValueCommand({ SecretId, VersionId: randomUUID() })));
    expect((await version).name).toBe('ResourceNotFoundException');
  });

  test('of a version that is not at the stage', async () => {
    const { client, SecretId } = await secretOne();
    const { VersionId } = await client.send(new GetSecretValueCommand({ SecretId }));
    const call = client.send(new GetSecretValueCommand({ SecretId, VersionId, VersionStage: 'AWSPREVIOUS' }));
    expect((await refusalOf(call)).name).toBe('InvalidRequestException');
  });

  test('of putting nothing', async () => {
    const { client, SecretId } = await secretOne();
    expect((await refusalOf(client.send(new PutSecretValueCommand({ SecretId })))).name).toBe(
      'InvalidRequestException',
    );
  });
});

onLaptop('on a laptop', () => {
  const SecretId = 'segno/origin';
  const valueIn = async ({ client }: { client: SecretsManagerClient }, VersionStage = 'AWSCURRENT') =>
    (await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString;

  test('an operation that is not implemented is refused by name', async () => {
    const { client } = await start();
    expect(await refusalOf(client.send(new ListSecretsCommand({})))).toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local stand-in does not implement ListSecrets',
    });
  });

  test('a binary value is refused', async () => {
    const { client } = await start();
    const call = client.send(new PutSecretValueCommand({ SecretId, SecretBinary: new Uint8Array([1]) }));
    expect((await refusalOf(call)).name).toBe('InvalidParameterException');
  });

  test('a call is put to IAM with its principal, action and the secret’s ARN', async () => {
    const asked: object[] = [];
    const { client } = await start({
      authorize(request) {
        asked.push(request);
        return request.action === 'secretsmanager:PutSecretValue' ? 'No rotating here.' : undefined;
      },
    });
    await client.send(new GetSecretValueCommand({ SecretId }));
    const refused = await refusalOf(client.send(new PutSecretValueCommand({ SecretId, SecretString: 'x' })));
    expect(refused).toMatchObject({ name: 'AccessDeniedException', message: 'No rotating here.' });
    const resource = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:segno/origin-AbCdEf';
    expect(asked).toEqual([
      { accessKeyId: 'ApiFunction', action: 'secretsmanager:GetSecretValue', resource },
      { accessKeyId: 'ApiFunction', action: 'secretsmanager:PutSecretValue', resource },
    ]);
    expect(await valueIn({ client })).toBe('first value of segno/origin');
  });

  test('the first start seeds what the file lacks, for the owner’s eyes only', async () => {
    const file = await freshFile();
    await writeFile(file, JSON.stringify({ 'segno/stripe': 'sk_test_mine', 'not/declared': 'kept' }));
    await chmod(file, 0o644);
    const { client } = await start({ file, names: ['segno/origin', 'segno/stripe'] });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      'segno/stripe': 'sk_test_mine',
      'not/declared': 'kept',
      'segno/origin': 'first value of segno/origin',
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const call = client.send(new GetSecretValueCommand({ SecretId: 'not/declared' }));
    expect((await refusalOf(call)).name).toBe('ResourceNotFoundException');
  });

  test('a seeded value keeps its version over a restart', async () => {
    const before = await start({ seed: () => 'random 1' });
    const first = await before.client.send(new GetSecretValueCommand({ SecretId }));
    await before.stop();
    const after = await start({ file: before.file, seed: () => 'random 2' });
    expect(await after.client.send(new GetSecretValueCommand({ SecretId }))).toMatchObject({
      SecretString: 'random 1',
      VersionId: first.VersionId,
    });
  });

  test('a put is on disk when it is acknowledged', async () => {
    const before = await start();
    await before.client.send(new PutSecretValueCommand({ SecretId, SecretString: 'two' }));
    // What a kill -9 leaves behind: the file as it is now, without a stop.
    const copy = await freshFile();
    await writeFile(copy, await readFile(before.file));
    const after = await start({ file: copy });
    expect(await valueIn(after)).toBe('two');
    expect(await valueIn(after, 'AWSPREVIOUS')).toBe('first value of segno/origin');
    expect((await stat(before.file)).mode & 0o777).toBe(0o600);
  });

  test.each(['{"segno/origin": ', '[]', '{"segno/origin": 5}'])(
    'a damaged file (%s) fails the start by name',
    async (content) => {
      const file = await freshFile();
      await writeFile(file, content);
      await expect(start({ file })).rejects.toThrow(`The secrets file ${file} is damaged`);
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );
});
