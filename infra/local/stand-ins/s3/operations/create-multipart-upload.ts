import { randomUUID } from 'node:crypto';
import type { Operation } from '../call.ts';
import { objectArn } from '../call.ts';
import { storedHeaders } from '../stored-headers.ts';
import { resultXml } from '../xml.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CreateMultipartUpload.html */
export const createMultipartUpload: Operation = async ({ bucket, key, headers, permit, store }) => {
  permit('s3:PutObject', objectArn(bucket, key));
  const upload = { id: randomUUID(), bucket, key, headers: storedHeaders(headers) };
  await store.commit(() => [{ kind: 'begin-upload', upload }]);
  return {
    status: 200,
    xml: resultXml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: upload.id }),
  };
};
