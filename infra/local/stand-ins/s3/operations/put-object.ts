import type { Operation } from '../call.ts';
import { eventOf, objectArn } from '../call.ts';
import { checkWriteConditions } from '../conditions.ts';
import { S3Error } from '../s3-error.ts';
import { storedHeaders } from '../stored-headers.ts';
import type { StoredObject } from '../stored-object.ts';

export const LARGEST_PUT = 5 * 1024 ** 3;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
export const putObject: Operation = async (call) => {
  const { bucket, key, store, body } = call;
  call.permit('s3:PutObject', objectArn(bucket, key));
  checkWriteConditions(call.headers, key, store.find(bucket, key));
  if (body.length > LARGEST_PUT) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
  const headers = storedHeaders(call.headers);
  const piece = await store.write(body.chunks());
  try {
    const { md5: eTag, checksums } = body.digests;
    const lastModified = call.now().toISOString();
    const object: StoredObject = {
      bucket,
      key,
      size: piece.size,
      eTag,
      lastModified,
      headers,
      checksums,
      pieces: [piece],
    };
    await store.commit(() => {
      checkWriteConditions(call.headers, key, store.find(bucket, key));
      return [{ kind: 'put', object }];
    });
    await call.emit(eventOf('ObjectCreated:Put', object));
    return { status: 200, headers: { etag: `"${eTag}"`, ...checksums } };
  } finally {
    await store.release([piece]);
  }
};
