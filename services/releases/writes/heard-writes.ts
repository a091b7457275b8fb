import type { MediaId, TrackId } from '../../../shared/ids.ts';
import type { Heard } from '../../../shared/listening/sound.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

type HeardOf = { trackId: TrackId; mediaId: MediaId; heard: Heard };

/**
 * Updates what is heard of a recording, in any state of its release. Fails if the track was removed, or has another
 * recording by now.
 */
export const heardUpdate = (tableName: string, owned: Owned, { trackId, mediaId, heard }: HeardOf) =>
  // The artist has not changed anything, so the release keeps its place in the library.
  releaseUpdate(tableName, owned, null, {
    set: ['tracks.#track.audio.heard = :heard'],
    condition: 'tracks.#track.audio.mediaId = :mediaId',
    names: { '#track': trackId },
    values: { ':heard': heard, ':mediaId': mediaId },
  });
