import { GetObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { copyAsAfterCrash } from '../../../test/test-cleanup.ts';
import { describeLocally, openS3, type S3UnderTest } from './s3-under-test.ts';

const versioned = { buckets: [{ name: 'media', isVersioned: true }] };
const versionsOf = async ({ client, bucket }: S3UnderTest, Prefix: string) =>
  client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix }));
const textOf = async ({ client, at }: S3UnderTest, key: string, VersionId: string | undefined) => {
  const { Body } = await client.send(new GetObjectCommand({ ...at(key), VersionId }));
  return Body?.transformToString();
};

// The bucket of the suites is unversioned.
describeLocally('a bucket with versions', () => {
  test('keeps what was replaced and deleted, the newest first', async () => {
    const s3 = await openS3(versioned);
    const first = await s3.put('a', 'first');
    const second = await s3.put('a', 'second');
    expect((await versionsOf(s3, 'a')).Versions).toMatchObject([
      { Key: 'a', VersionId: second.VersionId, IsLatest: true, Size: 6 },
      { Key: 'a', VersionId: first.VersionId, IsLatest: false, Size: 5 },
    ]);
    await s3.remove('a');
    expect(await awsErrorFrom(s3.get('a'))).toMatchObject({ name: 'NoSuchKey' });
    const { Versions = [], DeleteMarkers = [] } = await versionsOf(s3, 'a');
    expect(Versions.map(({ IsLatest }) => IsLatest)).toEqual([false, false]);
    expect(DeleteMarkers).toMatchObject([{ Key: 'a', IsLatest: true }]);
    expect(await textOf(s3, 'a', first.VersionId)).toBe('first');
    expect(await awsErrorFrom(textOf(s3, 'a', 'none'))).toMatchObject({ name: 'NoSuchVersion', status: 404 });
    expect(await awsErrorFrom(textOf(s3, 'a', DeleteMarkers[0]?.VersionId))).toMatchObject({ status: 405 });
    expect((await versionsOf(s3, 'b')).Versions).toBeUndefined();
  });

  test('still has them after a kill -9, and after its journal was rewritten', async () => {
    const before = await openS3(versioned);
    const { VersionId } = await before.put('a', 'first');
    await before.put('a', 'second');
    await before.remove('a');
    // Each start rewrites the journal.
    const again = await openS3({ ...versioned, directory: copyAsAfterCrash(before.directory) });
    const after = await openS3({ ...versioned, directory: copyAsAfterCrash(again.directory) });
    expect(await textOf(after, 'a', VersionId)).toBe('first');
    const list = async (s3: S3UnderTest) => {
      const { Versions, DeleteMarkers } = await versionsOf(s3, 'a');
      return { Versions, DeleteMarkers };
    };
    expect(await list(after)).toEqual(await list(before));
  });

  test('has no versions unless it is versioned', async () => {
    const s3 = await openS3();
    expect((await s3.put('a', 'x')).VersionId).toBeUndefined();
    expect(await awsErrorFrom(versionsOf(s3, 'a'))).toMatchObject({ name: 'NotImplemented' });
  });
});
