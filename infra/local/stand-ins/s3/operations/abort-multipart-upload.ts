import { type Operation, objectArn } from '../call.ts';
import { findUpload } from '../unfinished-upload.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_AbortMultipartUpload.html */
export const abortMultipartUpload: Operation = async (call) => {
  const { bucket, key, store, permit } = call;
  permit('s3:AbortMultipartUpload', objectArn(bucket, key));
  const { uploadId } = await findUpload(call);
  await store.uploads.abort(uploadId);
  return { status: 204 };
};
