import { Problem } from '../../../shared/contract/problem.ts';
import type { MediaId, TrackId } from '../../../shared/ids.ts';
import type { Cover } from '../../../shared/releases/release.ts';
import type { Audio, Licence } from '../../../shared/releases/track.ts';
import type { Refused } from '../../platform/condition.ts';
import type { Write } from '../../platform/table.ts';
import { existingEditable, isEditable } from '../storage/editable-condition.ts';
import { type Owned, type Part, releaseCheck, releaseUpdate } from './release-write.ts';

/** A checked file, and its place in its release. */
export type PlacedFile =
  | { kind: 'cover'; cover: Cover }
  | { kind: 'audio'; trackId: TrackId; audio: Audio }
  | { kind: 'licence'; trackId: TrackId; licence: Licence };

/** Checks that the release can be changed and has the tracks that the files are for. */
export const requireFileTargets = (tableName: string, owned: Owned, trackIds: readonly TrackId[]): Write => ({
  ConditionCheck: releaseCheck(tableName, owned, isEditable, ...trackIds.map(hasTrack)),
});

/**
 * Throws the problem that explains why no file is accepted.
 * @throws Problem `release-locked`, `track-not-found`, `release-not-found`
 */
export function throwFileProblem(refused: Refused): never {
  existingEditable(refused);
  throw new Problem('track-not-found');
}

/**
 * Places a file in an editable release. Media ids sort by time, so a file never replaces one that was chosen later. A
 * track created before licences were introduced has no `licence` attribute, but accepts one.
 */
export function placeFileWrite(tableName: string, owned: Owned, placed: PlacedFile, at: Date): Write {
  const { path, file, track } = placeOf(placed);
  return {
    Update: releaseUpdate(tableName, owned, at, isEditable, ...track, {
      set: [`${path} = :file`],
      condition: `(attribute_not_exists(${path}) OR attribute_type(${path}, :null) OR ${path}.mediaId < :id)`,
      values: { ':file': file, ':null': 'NULL', ':id': file.mediaId },
    }),
  };
}

/** @param nth distinguishes several tracks in one write */
const hasTrack = (trackId: TrackId, nth = 0): Part => ({
  condition: `attribute_exists(tracks.${nameOf(nth)})`,
  names: { [nameOf(nth)]: trackId },
});
const nameOf = (nth: number) => (nth === 0 ? '#track' : `#track${nth}`);

function placeOf(placed: PlacedFile): { path: string; file: { mediaId: MediaId }; track: Part[] } {
  if (placed.kind === 'cover') return { path: 'cover', file: placed.cover, track: [] };
  const file = placed.kind === 'audio' ? placed.audio : placed.licence;
  const touched: Part = { set: ['tracks.#track.updatedAt = :now'] };
  return { path: `tracks.#track.${placed.kind}`, file, track: [hasTrack(placed.trackId), touched] };
}
