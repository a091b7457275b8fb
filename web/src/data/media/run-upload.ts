import { Problem } from '../../../../shared/contract/problem.ts';
import type { MediaId } from '../../../../shared/ids.ts';
import { isInParts } from '../../../../shared/media/parts.ts';
import { concurrencyLimit } from '../../lib/concurrency-limit.ts';
import { currentSession } from '../../lib/session.ts';
import { contentTypeOf } from './check-file.ts';
import { FileUnreadable } from './file-unreadable.ts';
import type { IssuedUpload } from './issued-upload.ts';
import { FILE_CHANGED, sendFailed, uploadMessage } from './messages.ts';
import { requestUploadUrl } from './mutations.ts';
import { cancelUploadOf } from './part-calls.ts';
import { retryUploadStep } from './retry-upload-step.ts';
import { SendError } from './send-file.ts';
import { sendInParts } from './send-in-parts.ts';
import { sendWhole } from './send-whole.ts';
import { copyFile, forgetUnfinished, storeUnfinished, unfinishedAt } from './unfinished-uploads.ts';
import { dropUpload, placeKey, putUpload, type Upload, type UploadState, uploadAt } from './upload-store.ts';

/** Longer than any check takes. No verdict is expected after this. */
const VERDICT_MS = 20 * 60_000;

/** The number of concurrent uploads. More would not be faster in total, and would delay each one. */
const MAX_CONCURRENT_UPLOADS = 3;
const slots = concurrencyLimit(MAX_CONCURRENT_UPLOADS);

/**
 * Uploads enter the queue for a slot one after another, so that it keeps the order in which their files were chosen.
 * @returns a function that lets the next one enter
 */
async function enterQueue(): Promise<() => void> {
  const before = lastEntry;
  let letNextEnter = () => {};
  lastEntry = new Promise((resolve) => {
    letNextEnter = resolve;
  });
  await before;
  return letNextEnter;
}
let lastEntry: Promise<void> = Promise.resolve();

/** Only one tab at a time sends a file to its place. */
export const lockOf = ({ place, name, size }: Pick<Upload, 'place' | 'name' | 'size'>): string =>
  `upload ${placeKey(place)} ${size} ${name}`;

/**
 * Sends a file when its turn comes, then waits for the server's verdict. Never throws.
 * @returns the file's id, once the file has arrived
 */
export async function runUpload(
  { phase: _, ...one }: Upload,
  file: File,
  issued: IssuedUpload | undefined,
): Promise<MediaId | undefined> {
  const { place, stop } = one;
  const key = placeKey(place);
  const { kind } = place.target;
  let current = uploadAt(place);
  let mediaId = 'mediaId' in one ? one.mediaId : undefined;
  let percent = 0;
  const change = (next: UploadState) => {
    const isReplaced = current === undefined || uploadAt(place) !== current;
    if (isReplaced) return;
    current = { ...one, ...next };
    putUpload(current);
  };
  const onSent = (bytes: number) => {
    const next = Math.floor((1000 * bytes) / file.size) / 10;
    if (mediaId && next !== percent) {
      percent = next;
      change({ phase: 'sending', mediaId, percent });
    }
  };
  const ask = async () => {
    const expected = await requestUploadUrl(place, { file, contentType: contentTypeOf(file) });
    mediaId = expected.mediaId;
    await note();
    return expected;
  };
  const note = async () => {
    const session = currentSession();
    if (session.state !== 'signed-in' || stop.signal.aborted) return;
    const { name, size } = file;
    await storeUnfinished({
      key,
      userId: session.user.id,
      place,
      name,
      size,
      mediaId,
      chosenAt: performance.timeOrigin + one.chosenAs,
    });
  };

  const send = async (): Promise<void> => {
    if (!mediaId) change({ phase: 'asking' });
    if (isInParts(file.size)) {
      const begin = async () => {
        mediaId ??= (await ask()).mediaId;
        change({ phase: 'sending', mediaId, percent });
        return { releaseId: place.releaseId, mediaId };
      };
      const again = async () => {
        mediaId = undefined;
        return begin();
      };
      await sendInParts(file, { begin, again, isNew: issued !== undefined || !mediaId }, onSent, stop.signal);
    } else {
      const onAddress = (address: { mediaId: MediaId }) => {
        mediaId = address.mediaId;
        change({ phase: 'sending', mediaId, percent: 0 });
      };
      await sendWhole(file, issued, { ask, onAddress, onSent }, stop.signal);
    }
  };

  /** @returns whether the file has arrived */
  const sendInTurn = async (): Promise<boolean> => {
    await note();
    void copyFile(key, file);
    const turn = slots.take(stop.signal);
    letNextEnter();
    const free = await turn;
    if (!free) return false;
    try {
      await send();
      await forgetUnfinished(key);
      return true;
    } catch (error) {
      if (stop.signal.aborted) return false;
      if (error instanceof FileUnreadable) change({ phase: 'lost', mediaId, percent, message: FILE_CHANGED });
      else {
        const message = error instanceof SendError ? sendFailed(kind) : uploadMessage(kind, error);
        change({ phase: 'failed', mediaId, message });
        if (current && isFinal(error)) await endUpload(current);
      }
      return false;
    } finally {
      free();
    }
  };

  const letNextEnter = await enterQueue();
  const hasArrived = await inThisTab(one, { stop: stop.signal, onWait: letNextEnter }, async (hadToWait) => {
    const unfinished = await unfinishedAt(key);
    const isSame = unfinished?.name === file.name && unfinished.size === file.size;
    if (hadToWait && !isSame) {
      // The other tab has sent the file.
      if (uploadAt(place) === current) dropUpload(place);
      return false;
    }
    if (isSame && !issued) mediaId ??= unfinished.mediaId;
    return sendInTurn();
  }).finally(letNextEnter);
  if (!hasArrived || !mediaId) return undefined;
  change({ phase: 'checking', mediaId });
  setTimeout(() => change({ phase: 'failed', mediaId, message: sendFailed(kind) }), VERDICT_MS);
  return mediaId;
}

/** Whether a file can never arrive in its place. */
const isFinal = (error: unknown): boolean =>
  error instanceof Problem &&
  ['release-locked', 'release-not-found', 'track-not-found', 'media-not-found', 'file-not-accepted'].includes(
    error.code,
  );

/**
 * Runs a function while no other tab sends the same file to the same place.
 * @param onWait called if this tab has to wait for another one
 * @returns false if stopped while waiting
 */
async function inThisTab(
  one: Pick<Upload, 'place' | 'name' | 'size'>,
  { stop, onWait }: { stop: AbortSignal; onWait: () => void },
  run: (hadToWait: boolean) => Promise<boolean>,
): Promise<boolean> {
  const name = lockOf(one);
  const result = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? run(false) : undefined,
  );
  if (result !== undefined) return result;
  onWait();
  return navigator.locks.request(name, { signal: stop }, () => run(true)).catch(() => false);
}

/** Deletes what has arrived of an upload, here and on the server. */
export async function endUpload({ place, ...one }: Upload): Promise<void> {
  const key = placeKey(place);
  const unfinished = await unfinishedAt(key);
  const isOwn = unfinished?.name === one.name && unfinished.size === one.size;
  const mediaId = ('mediaId' in one ? one.mediaId : undefined) ?? (isOwn ? unfinished.mediaId : undefined);
  if (isOwn) await forgetUnfinished(key);
  if (!mediaId) return;
  const params = { releaseId: place.releaseId, mediaId };
  // If it fails for good, storage deletes the parts after some days.
  await retryUploadStep(() => cancelUploadOf(params), new AbortController().signal).catch(() => undefined);
}
