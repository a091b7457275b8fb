import type { Operation } from '../call.ts';
import { objectArn } from '../call.ts';
import { findUpload } from './find-upload.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_AbortMultipartUpload.html */
export const abortMultipartUpload: Operation = async (call) => {
  call.permit('s3:AbortMultipartUpload', objectArn(call.bucket, call.key));
  await call.store.commit(() => [{ kind: 'end-upload', uploadId: findUpload(call).id }]);
  return { status: 204 };
};
