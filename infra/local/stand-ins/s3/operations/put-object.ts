import { type Operation, objectArn } from '../call.ts';
import { S3Error } from '../s3-error.ts';
import { storedHeaders } from '../stored-headers.ts';

const LARGEST_PUT = 5 * 1024 ** 3;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
export const putObject: Operation = async ({ bucket, key, headers, body, store, permit, now, emit }) => {
  permit('s3:PutObject', objectArn(bucket, key));
  const size = body.length;
  if (size > LARGEST_PUT) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
  const stored = storedHeaders(headers);
  const blob = await store.write(body.chunks());
  const { md5: eTag, checksums } = body.digests;
  const object = { bucket, key, size, eTag, lastModified: now().toISOString(), headers: stored, checksums, blob };
  await store.put(object);
  await emit('ObjectCreated:Put', object);
  return { status: 200, headers: { etag: `"${eTag}"`, ...checksums } };
};
