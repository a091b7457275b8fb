import { bucketArn, type Operation } from '../call.ts';
import { resultXml } from '../xml.ts';

const MAX_PAGE = 1000;

/**
 * Lists the keys with a prefix, page by page.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export const listObjectsV2: Operation = ({ bucket, query, store, permit }) => {
  const prefix = query.get('prefix') ?? '';
  permit('s3:ListBucket', bucketArn(bucket), { 's3:prefix': [prefix] });
  const all = store.objectsIn(bucket).filter(({ key }) => key.startsWith(prefix));
  // A token is the number of the page's first key. The real ones are opaque.
  const page = Math.min(MAX_PAGE, Number(query.get('max-keys') ?? MAX_PAGE));
  const from = Number(query.get('continuation-token') ?? 0);
  const found = all.slice(from, from + page);
  const next = from + page < all.length ? { NextContinuationToken: String(from + page) } : {};
  return {
    status: 200,
    xml: resultXml('ListBucketResult', {
      Name: bucket,
      Prefix: prefix,
      MaxKeys: page,
      KeyCount: found.length,
      IsTruncated: from + page < all.length,
      ...next,
      Contents: found.map((object) => ({
        Key: object.key,
        LastModified: object.lastModified,
        ETag: `"${object.eTag}"`,
        Size: object.size,
        StorageClass: 'STANDARD',
      })),
    }),
  };
};
