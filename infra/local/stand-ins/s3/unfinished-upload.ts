import type { Call } from './call.ts';
import { noSuchUpload } from './s3-error.ts';
import type { UnfinishedUpload } from './unfinished-uploads.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Deletes the uploads that the bucket keeps no longer. S3 does this once a day; here, each use of uploads does it. */
export async function deleteExpiredUploads({ store, bucket, unfinishedDays, now }: Call): Promise<void> {
  if (unfinishedDays === undefined) return;
  const oldest = now().getTime() - unfinishedDays * DAY_MS;
  for (const upload of store.uploads.all())
    if (upload.bucket === bucket && Date.parse(upload.begunAt) < oldest) await store.uploads.abort(upload.uploadId);
}

/** Finds the upload that a request names. @throws NoSuchUpload, also for an upload of a different key */
export async function findUpload(call: Call): Promise<UnfinishedUpload> {
  await deleteExpiredUploads(call);
  const { store, bucket, key, query } = call;
  const id = query.get('uploadId') ?? '';
  const upload = store.uploads.find(id);
  if (upload?.bucket !== bucket || upload.key !== key) throw noSuchUpload(id);
  return upload;
}
