import type { MediaId } from '../../../../shared/ids.ts';
import { concurrencyLimit } from '../../lib/concurrency-limit.ts';
import { contentTypeOf } from './check-file.ts';
import { sendFailed, uploadMessage } from './messages.ts';
import { requestUploadUrl } from './mutations.ts';
import { SendError } from './send-file.ts';
import { type IssuedUrl, sendWithRetries } from './send-with-retries.ts';
import { putUpload, type Upload, type UploadPlace, type UploadState, uploadAt } from './upload-store.ts';

/** Longer than any check takes. No verdict is expected after this. */
const VERDICT_MS = 20 * 60_000;

/** The number of concurrent uploads. More would not be faster in total, and would delay each one. */
const MAX_CONCURRENT_UPLOADS = 3;
const slots = concurrencyLimit(MAX_CONCURRENT_UPLOADS);

let chosen = 0;

/**
 * Sends a file to its place when its turn comes, then waits for the server's verdict. Never throws.
 * @param issued an upload URL that has already been issued
 * @returns the file's id, once the file has arrived
 */
export async function upload(place: UploadPlace, file: File, issued?: IssuedUrl): Promise<MediaId | undefined> {
  const { target } = place;
  const stop = new AbortController();
  // A retry keeps its position in the list.
  const before = uploadAt(place);
  const one = {
    file,
    chosenAs: before?.file === file ? before.chosenAs : ++chosen,
    place,
    trackId: target.kind === 'cover' ? undefined : target.trackId,
    stop,
  };
  let current: Upload = { ...one, phase: 'waiting' };
  let sentAs: MediaId | undefined;
  const change = (next: UploadState) => {
    const isReplaced = uploadAt(place) !== current;
    if (isReplaced) return;
    current = { ...one, ...next };
    putUpload(current);
  };
  putUpload(current);
  const free = await slots.take(stop.signal);
  if (!free) return undefined;
  try {
    return await send();
  } catch (error) {
    const message = error instanceof SendError ? sendFailed(target.kind) : uploadMessage(target.kind, error);
    change({ phase: 'failed', ...(sentAs && { mediaId: sentAs }), message });
    return undefined;
  } finally {
    free();
  }

  async function send(): Promise<MediaId> {
    const steps = {
      ask: () => requestUploadUrl(place, { file, contentType: contentTypeOf(file) }),
      onAddress: (address: { mediaId: MediaId }) => {
        sentAs = address.mediaId;
        change({ phase: 'sending', mediaId: sentAs, percent: 0 });
      },
      onSent: (bytes: number) => {
        const percent = Math.floor((100 * bytes) / file.size);
        if (sentAs && !('percent' in current && current.percent === percent))
          change({ phase: 'sending', mediaId: sentAs, percent });
      },
    };
    if (!issued) change({ phase: 'asking' });
    const address = await sendWithRetries(file, issued, steps, stop.signal);
    change({ phase: 'checking', mediaId: address.mediaId });
    setTimeout(
      () => change({ phase: 'failed', mediaId: address.mediaId, message: sendFailed(target.kind) }),
      VERDICT_MS,
    );
    return address.mediaId;
  }
}
