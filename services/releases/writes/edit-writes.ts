import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../../shared/contract/problem.ts';
import type { TrackId } from '../../../shared/ids.ts';
import { releaseFieldNames, trackFieldNames } from '../../../shared/releases/fields.ts';
import { numbersOfIsrc } from '../../../shared/releases/numbers-of-isrc.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import type { Refused } from '../../platform/condition.ts';
import type { Write } from '../../platform/table.ts';
import { isDraft } from '../draft-condition.ts';
import { isEditable } from '../editable-condition.ts';
import { TYPED_LIMIT, typedBytesOf } from '../typed-bytes.ts';
import { type Part, releaseUpdate } from './release-write.ts';

/**
 * Several edits of a release at once: its fields, those of its tracks, tracks at its end, and tracks that go. It is written only over the release as
 * it was read (`before`), so whatever somebody else wrote meanwhile refuses it. Each value was checked by the schema of its field.
 * @throws Problem `release-locked`, `too-many-tracks`, `isrc-repeated`, `release-too-large`
 */
export function editsMade(
  tableName: string,
  before: Release,
  after: Release,
  now: Date,
  more: readonly Part[] = [],
): Write {
  const typed = typedBytesOf(after);
  if (typed > TYPED_LIMIT && typed > typedBytesOf(before)) throw new Problem('release-too-large');
  const added = after.trackIds.filter((id) => !before.tracks[id]);
  const removed = before.trackIds.filter((id) => !after.tracks[id]);
  const isOtherTracks = added.length > 0 || removed.length > 0;
  if (isOtherTracks && before.status !== 'draft') throw new Problem('release-locked');
  if (after.trackIds.length > TRACK_LIMIT) throw new Problem('too-many-tracks');
  const asRead: Part = {
    set: ['typedBytes = :typed'],
    condition: 'rev = :rev',
    values: { ':rev': before.rev, ':typed': typed },
  };
  const owned = { artistId: before.artistId, releaseId: before.id };
  return {
    Update: releaseUpdate(
      tableName,
      owned,
      now,
      isOtherTracks ? isDraft : isEditable,
      asRead,
      fieldsOf(before, after),
      ...before.trackIds.map((id, n) => trackOf(before, after, id, n)),
      ...added.map((id, n) => addedTrack(after, id, n)),
      ...more,
      ...removed.map((id, n): Part => ({ remove: [`tracks.#r${n}`], names: { [`#r${n}`]: id } })),
      ...(isOtherTracks ? [{ set: ['trackIds = :trackIds'], values: { ':trackIds': after.trackIds } }] : []),
    ),
  };
}

/** Why the edits were refused: whoever reads again sees what happened. @throws Problem `release-changed`, `release-not-found` */
export function refuseEdits({ existing }: Refused): never {
  if (!existing) throw new Problem('release-not-found');
  throw new Problem('release-changed');
}

function fieldsOf(before: Release, after: Release): Part {
  const changed = releaseFieldNames.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return {
    set: changed.map((_, n) => `#f${n} = :f${n}`),
    names: Object.fromEntries(changed.map((field, n) => [`#f${n}`, field])),
    values: Object.fromEntries(changed.map((field, n) => [`:f${n}`, after[field]])),
  };
}

function trackOf(before: Release, after: Release, id: TrackId, n: number): Part {
  const [was, is] = [before.tracks[id], after.tracks[id]];
  if (!was || !is) return {};
  const changed = trackFieldNames.filter((field) => !isDeepStrictEqual(was[field], is[field]));
  if (changed.length === 0) return {};
  if (changed.includes('isrc')) mustBeAlone(after, is.isrc);
  return {
    set: [...changed.map((_, m) => `tracks.#t${n}.#t${n}f${m} = :t${n}f${m}`), `tracks.#t${n}.updatedAt = :now`],
    names: { [`#t${n}`]: id, ...Object.fromEntries(changed.map((field, m) => [`#t${n}f${m}`, field])) },
    values: Object.fromEntries(changed.map((field, m) => [`:t${n}f${m}`, is[field]])),
  };
}

const addedTrack = (after: Release, id: TrackId, n: number): Part => ({
  set: [`tracks.#a${n} = :a${n}`],
  names: { [`#a${n}`]: id },
  values: { [`:a${n}`]: after.tracks[id] },
});

function mustBeAlone(release: Release, isrc: string): void {
  const numbers = isrc === '' ? [] : numbersOfIsrc(release, isrc);
  if (numbers.length > 1) throw new Problem('isrc-repeated', { code: isrc, tracks: numbers });
}
