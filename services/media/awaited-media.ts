import type { MediaId } from '../../shared/ids.ts';
import type { AwaitedMedia, UploadTarget } from '../../shared/media/media.ts';
import { readablePart } from '../../shared/readable-text.ts';

/** A file that the artist chose for a place in a release, as the browser describes it. */
export type Chosen = { target: UploadTarget; fileName: string; contentType: string; size: number };

/**
 * Describes a new upload that is expected. Its file name is shown to the artist and the office, but may be forged, so
 * unusual characters are removed.
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
