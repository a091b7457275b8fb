import { bucketArn, type Operation } from '../call.ts';
import { notImplemented } from '../s3-error.ts';
import { resultXml } from '../xml.ts';

const PAGE = 1000;

/** Lists all keys with a prefix, in one page. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjectsV2: Operation = ({ bucket, query, store, permit }) => {
  const prefix = query.get('prefix') ?? '';
  permit('s3:ListBucket', bucketArn(bucket), { 's3:prefix': [prefix] });
  const found = store.objectsIn(bucket).filter(({ key }) => key.startsWith(prefix));
  if (found.length > PAGE) throw notImplemented('a second page of a listing');
  return {
    status: 200,
    xml: resultXml('ListBucketResult', {
      Name: bucket,
      Prefix: prefix,
      MaxKeys: PAGE,
      KeyCount: found.length,
      IsTruncated: false,
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
