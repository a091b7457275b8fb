import type { Call, Operation } from '../call.ts';
import { bucketArn } from '../call.ts';
import { invalidArgument } from '../s3-error.ts';
import { resultXml } from '../xml.ts';

const LARGEST_PAGE = 1000;

/** A line of the listing: an object, or all those below a common prefix. */
type Item = { key: string } | { prefix: string };

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjectsV2: Operation = (call) => {
  const { bucket, query, store } = call;
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  call.permit('s3:ListBucket', bucketArn(bucket), { 's3:prefix': [prefix], 's3:delimiter': [delimiter] });
  if (query.get('list-type') !== '2') throw invalidArgument('Invalid List Type', { ArgumentName: 'list-type' });
  const size = pageSize(query.get('max-keys'));
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text;
  const { items, isTruncated } = page(call, prefix, delimiter, size);
  const last = items.at(-1);
  const contents = items.flatMap((item) => {
    const object = 'key' in item ? store.find(bucket, item.key) : undefined;
    return object
      ? {
          Key: encode(object.key),
          LastModified: object.lastModified,
          ETag: `"${object.eTag}"`,
          Size: object.size,
          StorageClass: 'STANDARD',
        }
      : [];
  });
  return {
    status: 200,
    xml: resultXml('ListBucketResult', {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter ? encode(delimiter) : undefined,
      MaxKeys: size,
      EncodingType: query.get('encoding-type') ?? undefined,
      KeyCount: items.length,
      StartAfter: query.has('start-after') ? encode(query.get('start-after') ?? '') : undefined,
      ContinuationToken: query.get('continuation-token') ?? undefined,
      IsTruncated: isTruncated,
      NextContinuationToken: isTruncated && last ? toToken(last) : undefined,
      Contents: contents,
      CommonPrefixes: items.flatMap((item) => ('prefix' in item ? { Prefix: encode(item.prefix) } : [])),
    }),
  };
};

function page(call: Call, prefix: string, delimiter: string, size: number): { items: Item[]; isTruncated: boolean } {
  const token = call.query.get('continuation-token');
  const resume = token === null ? { key: call.query.get('start-after') ?? '' } : fromToken(token);
  const items: Item[] = [];
  let group = 'prefix' in resume ? resume.prefix : undefined;
  const after = 'prefix' in resume ? resume.prefix : resume.key;
  for (const key of call.store.keys(call.bucket)) {
    if (!key.startsWith(prefix) || !isAfter(key, after)) continue;
    if (group !== undefined && key.startsWith(group)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    group = end < 0 ? undefined : key.slice(0, end + delimiter.length);
    if (items.length === size) return { items, isTruncated: size > 0 };
    items.push(group === undefined ? { key } : { prefix: group });
  }
  return { items, isTruncated: false };
}

/** In the order of UTF-8 bytes, which is not that of JavaScript's strings beyond U+FFFF. */
const isAfter = (key: string, other: string): boolean => Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0;

function pageSize(maxKeys: string | null): number {
  if (maxKeys === null) return LARGEST_PAGE;
  if (!/^\d+$/.test(maxKeys)) {
    throw invalidArgument('Provided max-keys not an integer or within integer range', { ArgumentName: 'max-keys' });
  }
  return Math.min(Number(maxKeys), LARGEST_PAGE);
}

const toToken = (last: Item): string =>
  Buffer.from('key' in last ? `k${last.key}` : `p${last.prefix}`).toString('base64url');

function fromToken(token: string): Item {
  const text = Buffer.from(token, 'base64url').toString();
  if (!/^[kp]/.test(text)) {
    throw invalidArgument('The continuation token provided is incorrect', { ArgumentName: 'continuation-token' });
  }
  return text.startsWith('k') ? { key: text.slice(1) } : { prefix: text.slice(1) };
}
