import { type Operation, objectArn } from '../call.ts';
import type { Digests } from '../incoming-body.ts';
import { versionIdOf } from '../object-store.ts';
import { notImplemented, S3Error } from '../s3-error.ts';

const alreadyThere = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: 'If-None-Match',
  });

const LARGEST_PUT = 5 * 1024 ** 3;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
export const putObject: Operation = async ({ bucket, key, headers: sent, body, store, permit, now, emit }) => {
  const condition = sent['if-none-match'];
  permit(
    's3:PutObject',
    objectArn(bucket, key),
    condition === undefined ? undefined : { 's3:if-none-match': [condition] },
  );
  const size = body.length();
  if (size > LARGEST_PUT)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  const isNew = condition === '*';
  if (condition !== undefined && !isNew) throw notImplemented('If-None-Match with anything but *');
  const assertNew = () => {
    if (isNew && store.find(bucket, key)) throw alreadyThere();
  };
  assertNew();
  const { 'content-type': type = 'binary/octet-stream', 'cache-control': cache } = sent;
  const headers = { 'content-type': type, ...(cache !== undefined && { 'cache-control': cache }) };
  let digests: Digests = { md5: '', checksums: {} };
  const blob = await store.write(
    body.chunks((all) => {
      digests = all;
    }),
  );
  const { md5: eTag, checksums } = digests;
  const object = { bucket, key, size, eTag, lastModified: now().toISOString(), headers, checksums, blob };
  try {
    // Another upload may have finished in the meantime; then the first complete one is kept.
    assertNew();
    await store.put(object);
  } catch (error) {
    await store.discard(blob);
    throw error;
  }
  await emit(object, 'ObjectCreated:Put');
  const version = store.isVersioned(bucket) && { 'x-amz-version-id': versionIdOf(object) };
  return { status: 200, headers: { etag: `"${eTag}"`, ...checksums, ...version } };
};
