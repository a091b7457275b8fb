import type { Call, Operation } from '../call.ts';
import { eventOf, objectArn } from '../call.ts';
import { notImplemented } from '../s3-error.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObject.html */
export const deleteObject: Operation = async (call) => {
  if (call.headers['if-match'] !== undefined) throw notImplemented('DeleteObject with If-Match');
  await removeObject(call, call.key);
  return { status: 204 };
};

/** Removing what is not there succeeds, and is no event. Throws AccessDenied. */
export async function removeObject(call: Call, key: string): Promise<void> {
  const { bucket, store } = call;
  call.permit('s3:DeleteObject', objectArn(bucket, key));
  let removed = store.find(bucket, key);
  if (!removed) return;
  await store.commit(() => {
    removed = store.find(bucket, key);
    return removed ? [{ kind: 'remove', bucket, key }] : [];
  });
  if (removed) await call.emit(eventOf('ObjectRemoved:Delete', removed));
}
