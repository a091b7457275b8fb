import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { iamOf } from '../iam/iam.ts';
import { REGION } from '../local/account.ts';
import { DEVELOPER, LOCAL_SECRET } from '../local/authorize.ts';
import { bucketsOf } from '../local/settings/buckets.ts';
import { startS3 } from '../local/stand-ins/s3/start-s3.ts';
import { awsErrorFrom } from '../test/aws-error-from.ts';
import { laptopTemplate } from '../test/laptop-template.ts';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../test/test-cleanup.ts';

const Key = 'stm_1/original';

/** Starts S3 with the template's buckets and policies, and a client for each caller. */
async function openBuckets() {
  const template = await laptopTemplate();
  const bucket = (name: string) => template.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith(name))?.ref ?? '';
  const role = (name: string) => template.ofType('AWS::IAM::Role').find(({ id }) => id.startsWith(name))?.ref ?? '';
  const api = template
    .ofType('AWS::Lambda::Function')
    .find(({ metadata }) => metadata['local:entry'] === 'services/statements/index.ts');
  const { url: endpoint } = stoppedAtEnd(
    await startS3({ port: 0, directory: temporaryFolder(), buckets: bucketsOf(template), authorize: iamOf(template) }),
  );
  const clientOf = (accessKeyId: string) => {
    const client = new S3Client({
      endpoint,
      region: REGION,
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId, secretAccessKey: LOCAL_SECRET },
    });
    atEnd(() => client.destroy());
    return client;
  };
  return {
    Bucket: bucket('Statements'),
    api: clientOf(api?.ref ?? ''),
    backup: clientOf(role('BackupsRole')),
    restore: clientOf(role('RestoreRole')),
    /** Owns the account, so that no policy here applies to it. */
    owner: clientOf(DEVELOPER),
  };
}

describe('a statement that was lost is put back from its backup (docs/restore.md)', () => {
  it('by the restore role, to its place and with its bytes', async () => {
    const { Bucket, api, restore, owner } = await openBuckets();
    await api.send(new PutObjectCommand({ Bucket, Key, Body: 'as uploaded', IfNoneMatch: '*' }));
    await owner.send(new DeleteObjectCommand({ Bucket, Key }));
    await restore.send(new PutObjectCommand({ Bucket, Key, Body: 'as uploaded' }));
    const { Body } = await owner.send(new GetObjectCommand({ Bucket, Key }));
    expect(await Body?.transformToString()).toBe('as uploaded');
  });

  it('and by nobody else: neither a function nor the role that makes backups replaces one', async () => {
    const { Bucket, api, backup } = await openBuckets();
    for (const caller of [api, backup]) {
      const put = caller.send(new PutObjectCommand({ Bucket, Key, Body: 'another' }));
      expect(await awsErrorFrom(put)).toMatchObject({ name: 'AccessDenied' });
    }
  });

  it('and the restore role deletes none', async () => {
    const { Bucket, api, restore } = await openBuckets();
    await api.send(new PutObjectCommand({ Bucket, Key, Body: 'as uploaded', IfNoneMatch: '*' }));
    expect(await awsErrorFrom(restore.send(new DeleteObjectCommand({ Bucket, Key })))).toMatchObject({
      name: 'AccessDenied',
    });
  });
});
