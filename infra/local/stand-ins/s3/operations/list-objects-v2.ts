import { bucketArn, type Operation } from '../call.ts';
import { invalidArgument } from '../s3-error.ts';
import { resultXml } from '../xml.ts';

const LARGEST_PAGE = 1000;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjectsV2: Operation = ({ bucket, query, store, permit }) => {
  const prefix = query.get('prefix') ?? '';
  permit('s3:ListBucket', bucketArn(bucket), { 's3:prefix': [prefix] });
  if (query.get('list-type') !== '2') throw invalidArgument('Invalid List Type', { ArgumentName: 'list-type' });
  const maxKeys = query.get('max-keys') ?? String(LARGEST_PAGE);
  if (!/^\d+$/.test(maxKeys))
    throw invalidArgument('Provided max-keys not an integer or within integer range', { ArgumentName: 'max-keys' });
  const size = Math.min(Number(maxKeys), LARGEST_PAGE);

  const all = store.objectsIn(bucket).filter(({ key }) => key.startsWith(prefix));
  const token = query.get('continuation-token');
  const shown = token === null ? -1 : all.findIndex(({ key }) => tokenOf(key) === token);
  if (token !== null && shown < 0)
    throw invalidArgument('The continuation token provided is incorrect', { ArgumentName: 'continuation-token' });
  const page = all.slice(shown + 1, shown + 1 + size);
  const last = page.at(-1);
  const isTruncated = last !== undefined && all.at(-1) !== last;
  return {
    status: 200,
    xml: resultXml('ListBucketResult', {
      Name: bucket,
      Prefix: prefix,
      MaxKeys: size,
      KeyCount: page.length,
      ContinuationToken: token ?? undefined,
      IsTruncated: isTruncated,
      NextContinuationToken: isTruncated ? tokenOf(last.key) : undefined,
      Contents: page.map((object) => ({
        Key: object.key,
        LastModified: object.lastModified,
        ETag: `"${object.eTag}"`,
        Size: object.size,
        StorageClass: 'STANDARD',
      })),
    }),
  };
};

const tokenOf = (key: string): string => Buffer.from(key).toString('base64url');
