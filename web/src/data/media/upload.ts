import type { MediaId } from '../../../../shared/ids.ts';
import { loadWithRetry } from '../../lib/load-with-retry.ts';
import { memoSuccess } from '../../lib/memo-success.ts';
import type { IssuedUpload } from './issued-upload.ts';
import { sendFailed } from './messages.ts';
import { dropUpload, putUpload, type Upload, type UploadPlace, uploadAt } from './upload-store.ts';

// One promise for all, so that uploads go on in the order in which their files were chosen.
const loadRunUpload = memoSuccess(loadWithRetry(() => import('./run-upload.ts')));

let chosen = 0;
/** The number of the next file among all files chosen on this page. */
export const nextChosen = (): number => ++chosen;

/**
 * Sends a file to its place when its turn comes, then waits for the server's verdict. If this browser has begun to send
 * the same file to this place before, only the rest is sent. Never throws.
 * @param issued how to send the file, if the server already expects it
 * @returns the file's id, once the file has arrived
 */
export async function upload(place: UploadPlace, file: File, issued?: IssuedUpload): Promise<MediaId | undefined> {
  const { target } = place;
  const before = uploadAt(place);
  const isSame = before?.name === file.name && before.size === file.size;
  const one: Upload = {
    file,
    name: file.name,
    size: file.size,
    // A retry keeps its position in the list.
    chosenAs: before && isSame ? before.chosenAs : nextChosen(),
    place,
    trackId: target.kind === 'cover' ? undefined : target.trackId,
    stop: new AbortController(),
    phase: 'waiting',
    mediaId: issued?.expected.mediaId ?? (before && isSame && 'mediaId' in before ? before.mediaId : undefined),
  };
  if (before && !isSame) cancelOnServer(before);
  putUpload(one);
  try {
    const { runUpload } = await loadRunUpload();
    return await runUpload(one, file, issued);
  } catch {
    // The code for sending files could not be loaded.
    if (uploadAt(place) === one) putUpload({ ...one, phase: 'failed', message: sendFailed(target.kind) });
    return undefined;
  }
}

/** Stops an upload for good, even while it is being sent, and deletes what has arrived of it. */
export function cancelUpload(place: UploadPlace): void {
  const one = uploadAt(place);
  dropUpload(place);
  if (one) cancelOnServer(one);
}

const cancelOnServer = (one: Upload): void => {
  void loadRunUpload().then(
    ({ endUpload }) => endUpload(one),
    () => undefined,
  );
};
