import { type Operation, objectArn } from '../call.ts';

/** Removing what is not there succeeds, and is no event. https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObject.html */
export const deleteObject: Operation = async ({ bucket, key, store, permit, emit }) => {
  permit('s3:DeleteObject', objectArn(bucket, key));
  const removed = store.find(bucket, key);
  if (removed) {
    await store.remove(removed);
    await emit('ObjectRemoved:Delete', removed);
  }
  return { status: 204 };
};
