import { type Operation, objectArn } from '../call.ts';

/**
 * Deletes an object. A missing key is not an error.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObject.html
 */
export const deleteObject: Operation = async ({ bucket, key, store, permit, now }) => {
  permit('s3:DeleteObject', objectArn(bucket, key));
  const removed = store.find(bucket, key);
  if (removed) await store.remove(removed, now());
  return { status: 204 };
};
