import { randomBytes } from 'node:crypto';
import { type Operation, objectArn } from '../call.ts';
import { startChecksum } from '../checksum.ts';
import { deleteExpiredUploads } from '../unfinished-upload.ts';
import { resultXml } from '../xml.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CreateMultipartUpload.html */
export const createMultipartUpload: Operation = async (call) => {
  const { bucket, key, headers: sent, store, permit, now } = call;
  permit('s3:PutObject', objectArn(bucket, key));
  await deleteExpiredUploads(call);
  const { 'content-type': type = 'binary/octet-stream', 'cache-control': cache } = sent;
  const checksum = sent['x-amz-checksum-algorithm']?.toLowerCase();
  // Refuses an algorithm that is not implemented.
  if (checksum !== undefined) startChecksum(checksum);
  const uploadId = randomBytes(32).toString('base64url');
  await store.uploads.begin({
    uploadId,
    bucket,
    key,
    headers: { 'content-type': type, ...(cache !== undefined && { 'cache-control': cache }) },
    ...(checksum !== undefined && { checksum }),
    begunAt: now().toISOString(),
  });
  return {
    status: 200,
    ...(checksum !== undefined && { headers: { 'x-amz-checksum-algorithm': checksum.toUpperCase() } }),
    xml: resultXml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: uploadId }),
  };
};
