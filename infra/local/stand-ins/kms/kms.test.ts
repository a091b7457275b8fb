/**
 * Tests for the behavior of the real KMS, through the real client. They run against the stand-in by default, and
 * against Amazon with REAL_KMS_KEY=arn:aws:kms:… AWS_REGION=… and credentials that may use that key. The group "on a
 * laptop" is then skipped.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DecryptCommand, EncryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { copyAsAfterCrash, stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import { type KmsOptions, startKms } from './start-kms.ts';

const onLaptop = process.env.REAL_KMS_KEY ? describe.skip : describe;
const ARN = process.env.REAL_KMS_KEY ?? 'arn:aws:kms:us-east-1:000000000000:key';
const context = { artistId: 'mara' };

async function start(options: Partial<KmsOptions> = {}) {
  const directory = temporaryFolder();
  const file = options.file ?? join(directory, 'keys.json');
  const { url } = process.env.REAL_KMS_KEY
    ? { url: undefined }
    : stoppedAtEnd(await startKms({ port: 0, keys: [ARN], ...options, file }));
  const credentials = { accessKeyId: 'PayoutsFunction', secretAccessKey: LOCAL_SECRET };
  const client = new KMSClient(url ? { endpoint: url, region: REGION, credentials, maxAttempts: 1 } : {});
  return {
    client,
    directory,
    file,
    make: (rest: object = {}) =>
      client.send(new GenerateDataKeyCommand({ KeyId: ARN, KeySpec: 'AES_256', EncryptionContext: context, ...rest })),
    open: (CiphertextBlob: Uint8Array | undefined, rest: object = {}) =>
      client.send(new DecryptCommand({ KeyId: ARN, CiphertextBlob, EncryptionContext: context, ...rest })),
  };
}

test('a data key has 32 bytes, differs each time, and decrypts in its context', async () => {
  const { make, open } = await start();
  const [one, other] = [await make(), await make()];
  expect(one.Plaintext).toHaveLength(32);
  expect(Buffer.from(one.Plaintext ?? []).equals(Buffer.from(other.Plaintext ?? []))).toBe(false);
  expect((await open(one.CiphertextBlob)).Plaintext).toEqual(one.Plaintext);
});

test('does not decrypt in a different context, or if a bit was changed, and gives no reason', async () => {
  const { make, open } = await start();
  const { CiphertextBlob = new Uint8Array() } = await make();
  const changed = Uint8Array.from(CiphertextBlob);
  changed[changed.length - 1]! ^= 1;
  for (const call of [
    open(CiphertextBlob, { EncryptionContext: { artistId: 'jon' } }),
    open(CiphertextBlob, { EncryptionContext: {} }),
    open(changed),
    open(new Uint8Array(3)),
  ])
    expect((await awsErrorFrom(call)).name).toBe('InvalidCiphertextException');
});

onLaptop('on a laptop', () => {
  test('an unsupported operation is refused by name, and so is a key that the template does not have', async () => {
    const { client, make } = await start();
    const call = client.send(new EncryptCommand({ KeyId: ARN, Plaintext: new Uint8Array(1) }));
    expect(await awsErrorFrom(call)).toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local stand-in does not implement Encrypt',
    });
    expect(await awsErrorFrom(make({ KeySpec: 'AES_128' }))).toMatchObject({ name: 'ValidationException' });
    expect(await awsErrorFrom(make({ KeyId: `${ARN}2` }))).toMatchObject({ name: 'NotFoundException' });
  });

  test('a call is checked by IAM with its principal, action, key and context', async () => {
    const iamRequests: object[] = [];
    const { make, open } = await start({
      authorize(request) {
        iamRequests.push(request);
        return request.action === 'kms:Decrypt' ? 'No opening here.' : undefined;
      },
    });
    const { CiphertextBlob } = await make();
    const refused = { name: 'AccessDeniedException', message: 'No opening here.' };
    expect(await awsErrorFrom(open(CiphertextBlob))).toMatchObject(refused);
    const common = {
      accessKeyId: 'PayoutsFunction',
      resource: ARN,
      context: { 'kms:encryptioncontext:artistid': ['mara'] },
    };
    expect(iamRequests).toEqual([
      { ...common, action: 'kms:GenerateDataKey' },
      { ...common, action: 'kms:Decrypt' },
    ]);
  });

  test('a ciphertext decrypts after a restart, and the key file is readable by its owner only', async () => {
    const before = await start();
    const { CiphertextBlob, Plaintext } = await before.make();
    const { open, file } = await start({ file: join(copyAsAfterCrash(before.directory), 'keys.json') });
    expect((await open(CiphertextBlob)).Plaintext).toEqual(Plaintext);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('a damaged file stops the start with its name, and is left unchanged', async () => {
    const file = join(temporaryFolder(), 'keys.json');
    await writeFile(file, '{"a": 5}');
    await expect(start({ file })).rejects.toThrow(`The key file ${file} is damaged`);
    expect(await readFile(file, 'utf8')).toBe('{"a": 5}');
  });
});
