import type { MediaId } from '../../shared/ids.ts';
import type { AwaitedMedia, UploadTarget } from '../../shared/media/media.ts';
import { readablePart } from '../../shared/readable.ts';

/** A file that was chosen for a place, as the browser tells of it. */
export type Chosen = { target: UploadTarget; fileName: string; contentType: string; size: number };

/**
 * An upload that is expected from now on. Its name is shown to the artist and the office; whoever picked the file did
 * not write it, so what is odd in it is left out.
 */
export const awaitedMedia = (
  { target, fileName, contentType, size }: Chosen,
  { id, now }: { id: MediaId; now: Date },
): AwaitedMedia => ({
  id,
  target,
  fileName: readablePart(fileName) || 'unnamed',
  contentType,
  size,
  createdAt: now.toISOString(),
  state: 'awaited',
});
