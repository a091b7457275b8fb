import { partRange } from '../../../../shared/media/parts.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { chooseAgain, uploadMessage } from './messages.ts';
import { arrivedParts } from './part-calls.ts';
import { retryUploadStep } from './retry-upload-step.ts';
import { lockOf } from './run-upload.ts';
import {
  copyOf,
  forgetUnfinished,
  type UnfinishedUpload,
  unfinishedAt,
  unfinishedUploads,
} from './unfinished-uploads.ts';
import { nextChosen, upload } from './upload.ts';
import { putUpload, type Upload, uploadAt } from './upload-store.ts';

/**
 * Goes on with the uploads that this browser has not finished: those whose file it still has go on by themselves; the
 * others are shown with what has arrived, until their file is chosen again. An upload that another tab is sending is
 * left to it, and taken over if that tab is closed. Never throws.
 */
export async function resumeUploads(userId: string): Promise<void> {
  for (const unfinished of await unfinishedUploads(userId)) {
    const isFree = await navigator.locks.request(
      lockOf(unfinished),
      { ifAvailable: true },
      async (lock) => lock !== null,
    );
    if (isFree) await resume(unfinished);
    else void navigator.locks.request(lockOf(unfinished), async () => {}).then(() => resume(unfinished));
  }
}

async function resume(unfinished: UnfinishedUpload): Promise<void> {
  const { key, place } = unfinished;
  const now = await unfinishedAt(key);
  const isOver = now?.name !== unfinished.name || now.size !== unfinished.size;
  // This page may have begun to send a file to the same place in the meantime.
  if (isOver || uploadAt(place)) return;
  const file = await copyOf(key);
  if (uploadAt(place)) return;
  if (file) void upload(place, file);
  else await showLost(now);
}

/** Shows an upload whose file has to be chosen again. */
async function showLost({ key, place, name, size, mediaId }: UnfinishedUpload): Promise<void> {
  const { target } = place;
  const lost: Upload = {
    file: undefined,
    name,
    size,
    chosenAs: nextChosen(),
    place,
    trackId: target.kind === 'cover' ? undefined : target.trackId,
    stop: new AbortController(),
    phase: 'lost',
    mediaId,
    percent: 0,
    message: chooseAgain(name),
  };
  putUpload(lost);
  if (!mediaId) return;
  const update = (next: Upload | undefined) => {
    if (uploadAt(place) === lost && next) putUpload(next);
  };
  try {
    const params = { releaseId: place.releaseId, mediaId };
    const { isComplete, parts } = await retryUploadStep(() => arrivedParts(params), lost.stop.signal);
    if (isComplete) {
      await forgetUnfinished(key);
      return update({ ...lost, phase: 'checking', mediaId });
    }
    const bytes = parts.reduce((sum, { number }) => sum + sizeOfPart(size, number), 0);
    update({ ...lost, percent: Math.floor((100 * bytes) / size) });
  } catch (error) {
    // Storage has deleted the parts, so the file is sent from its beginning once it is chosen.
    if (isProblem(error, 'upload-expired')) return;
    await forgetUnfinished(key);
    update({ ...lost, phase: 'failed', mediaId, message: uploadMessage(target.kind, error) });
  }
}

function sizeOfPart(size: number, number: number): number {
  const { start, end } = partRange(size, number) ?? { start: 0, end: 0 };
  return end - start;
}
