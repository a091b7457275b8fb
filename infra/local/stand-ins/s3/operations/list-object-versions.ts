import { bucketArn, type Operation } from '../call.ts';
import { isMarker, versionIdOf } from '../object-store.ts';
import { notImplemented } from '../s3-error.ts';
import { resultXml } from '../xml.ts';

const PAGE = 1000;

/**
 * Lists all versions of the keys with a prefix, in one page.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectVersions.html
 */
export const listObjectVersions: Operation = ({ bucket, query, store, permit }) => {
  const prefix = query.get('prefix') ?? '';
  permit('s3:ListBucketVersions', bucketArn(bucket), { 's3:prefix': [prefix] });
  if (!store.isVersioned(bucket)) throw notImplemented('the versions of a bucket that keeps none');
  const found = store
    .versionsIn(bucket)
    .flatMap((versions) => versions.map((version, n) => ({ version, IsLatest: n === 0 })))
    .filter(({ version }) => version.key.startsWith(prefix));
  if (found.length > PAGE) throw notImplemented('a second page of a listing');
  const shared = ({ version, IsLatest }: (typeof found)[number]) => ({
    Key: version.key,
    VersionId: versionIdOf(version),
    IsLatest,
    LastModified: version.lastModified,
  });
  return {
    status: 200,
    xml: resultXml('ListVersionsResult', {
      Name: bucket,
      Prefix: prefix,
      MaxKeys: PAGE,
      IsTruncated: false,
      Version: found.flatMap((one) =>
        isMarker(one.version)
          ? []
          : {
              ...shared(one),
              ETag: `"${one.version.eTag}"`,
              Size: one.version.size,
              StorageClass: 'STANDARD',
            },
      ),
      DeleteMarker: found.filter(({ version }) => isMarker(version)).map(shared),
    }),
  };
};
