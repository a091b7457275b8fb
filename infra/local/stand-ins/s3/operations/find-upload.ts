import type { Call } from '../call.ts';
import { noSuchUpload } from '../s3-error.ts';
import type { Upload } from '../stored-object.ts';

/** The unfinished upload that the request names. Throws NoSuchUpload, also when it is of another key. */
export function findUpload({ bucket, key, query, store }: Call): Upload {
  const id = query.get('uploadId') ?? '';
  const upload = store.findUpload(id);
  if (!upload || upload.bucket !== bucket || upload.key !== key) throw noSuchUpload(id);
  return upload;
}
