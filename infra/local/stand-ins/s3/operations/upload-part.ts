import type { Operation } from '../call.ts';
import { objectArn } from '../call.ts';
import { invalidArgument, S3Error } from '../s3-error.ts';
import { findUpload } from './find-upload.ts';
import { LARGEST_PUT } from './put-object.ts';

const MOST_PARTS = 10_000;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_UploadPart.html */
export const uploadPart: Operation = async (call) => {
  const { bucket, key, store, body } = call;
  call.permit('s3:PutObject', objectArn(bucket, key));
  const { id: uploadId } = findUpload(call);
  const partNumber = call.query.get('partNumber') ?? '';
  const number = Number(partNumber);
  if (!/^\d+$/.test(partNumber) || number < 1 || number > MOST_PARTS) {
    throw invalidArgument(`Part number must be an integer between 1 and ${MOST_PARTS}, inclusive`, {
      ArgumentName: 'partNumber',
      ArgumentValue: partNumber,
    });
  }
  if (body.length > LARGEST_PUT) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
  const piece = await store.write(body.chunks());
  try {
    const { md5: eTag, checksums } = body.digests;
    const part = { number, eTag, lastModified: call.now().toISOString(), checksums, piece };
    await store.commit(() => {
      findUpload(call);
      return [{ kind: 'put-part', uploadId, part }];
    });
    return { status: 200, headers: { etag: `"${eTag}"`, ...checksums } };
  } finally {
    await store.release([piece]);
  }
};
