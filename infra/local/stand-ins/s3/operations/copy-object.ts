import { createHash } from 'node:crypto';
import type { Call, Operation } from '../call.ts';
import { eventOf, findObject, objectArn } from '../call.ts';
import { checkWriteConditions, matches } from '../conditions.ts';
import { invalidArgument, invalidRequest, noSuchBucket, notImplemented, preconditionFailed } from '../s3-error.ts';
import { storedHeaders } from '../stored-headers.ts';
import type { StoredObject } from '../stored-object.ts';
import { resultXml } from '../xml.ts';
import { LARGEST_PUT } from './put-object.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CopyObject.html */
export const copyObject: Operation = async (call) => {
  const { bucket, key, store } = call;
  const from = sourceOf(call);
  call.permit('s3:GetObject', objectArn(from.bucket, from.key));
  call.permit('s3:PutObject', objectArn(bucket, key));
  const replaces = replacesMetadata(call);
  const source = findObject(call, from.bucket, from.key);
  const ifMatch = call.headers['x-amz-copy-source-if-match'];
  if (ifMatch !== undefined && !matches(ifMatch, source)) throw preconditionFailed('x-amz-copy-source-If-Match');
  if (source.size > LARGEST_PUT) {
    throw invalidRequest(
      `The specified copy source is larger than the maximum allowable size for a copy source: ${LARGEST_PUT}`,
    );
  }
  if (!replaces && from.bucket === bucket && from.key === key) {
    throw invalidRequest(
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  }
  store.hold(source.pieces);
  try {
    const object: StoredObject = {
      bucket,
      key,
      size: source.size,
      eTag: await singlePartETag(call, source),
      lastModified: call.now().toISOString(),
      headers: replaces ? storedHeaders(call.headers) : source.headers,
      checksums: source.checksums,
      pieces: source.pieces,
    };
    await store.commit(() => {
      checkWriteConditions(call.headers, key, store.find(bucket, key));
      return [{ kind: 'put', object }];
    });
    await call.emit(eventOf('ObjectCreated:Copy', object));
    const result = { LastModified: object.lastModified, ETag: `"${object.eTag}"` };
    return { status: 200, xml: resultXml('CopyObjectResult', result) };
  } finally {
    await store.release(source.pieces);
  }
};

function sourceOf(call: Call): { bucket: string; key: string } {
  const [path = '', query] = (call.headers['x-amz-copy-source'] ?? '').split('?');
  if (query !== undefined) throw notImplemented(`x-amz-copy-source with ?${query}`);
  const [bucket = '', ...key] = decodeURIComponent(path.replace(/^\//, '')).split('/');
  if (!bucket || !key.join('/')) {
    throw invalidArgument('Copy Source must mention the source bucket and key: sourcebucket/sourcekey', {
      ArgumentName: 'x-amz-copy-source',
    });
  }
  if (!call.hasBucket(bucket)) throw noSuchBucket(bucket);
  return { bucket, key: key.join('/') };
}

function replacesMetadata(call: Call): boolean {
  const directive = call.headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE') {
    throw invalidArgument('Unknown metadata directive.', { ArgumentName: 'x-amz-metadata-directive' });
  }
  return directive === 'REPLACE';
}

/** A copy is one part, whatever its source was uploaded in, so the ETag of a multipart source changes. */
async function singlePartETag(call: Call, source: StoredObject): Promise<string> {
  if (!source.eTag.includes('-')) return source.eTag;
  const md5 = createHash('md5');
  for await (const chunk of call.store.read(source.pieces, 0, source.size - 1)) md5.update(chunk);
  return md5.digest('hex');
}
