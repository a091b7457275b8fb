import { isProblem } from '../../lib/problem-message.ts';
import { arrivedParts, completeUpload, type UploadId } from './part-calls.ts';
import { retryUploadStep } from './retry-upload-step.ts';
import { sendParts } from './send-parts.ts';

type Steps = {
  /** Announces the file, unless it has been announced. */
  begin: () => Promise<UploadId>;
  /** Announces the file anew, because storage no longer has the parts of its first upload. */
  again: () => Promise<UploadId>;
  /** Whether no part can have arrived. */
  isNew: boolean;
};

/**
 * Sends a file in parts, except those that have arrived, and has them put together.
 * @throws FileUnreadable, SendError, Problem
 */
export async function sendInParts(
  file: File,
  { begin, again, isNew }: Steps,
  onSent: (bytes: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const step = <T>(attempt: () => Promise<T>) => retryUploadStep(attempt, stop);
  let upload = await step(begin);
  let arrived = isNew ? { isComplete: false, parts: [] } : await step(() => arrivedParts(upload)).catch(whenOver);
  if (!arrived) {
    upload = await step(again);
    arrived = { isComplete: false, parts: [] };
  }
  if (arrived.isComplete) return;
  await sendParts(file, upload, arrived.parts, onSent, stop);
  await step(() => completeUpload(upload));
}

/** Treats an upload that cannot go on like none. @throws Problem that does not concern the upload itself */
function whenOver(error: unknown): undefined {
  if (isProblem(error, 'upload-expired') || isProblem(error, 'media-not-found') || isProblem(error, 'upload-ended'))
    return undefined;
  throw error;
}
