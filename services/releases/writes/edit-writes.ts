import { Problem } from '../../../shared/contract/problem.ts';
import { isChangeId, type TrackId } from '../../../shared/ids.ts';
import { type Edit, releaseAfter } from '../../../shared/releases/edits.ts';
import { isFixedField } from '../../../shared/releases/fixed-fields.ts';
import { numbersOfIsrc } from '../../../shared/releases/numbers-of-isrc.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import type { Refused } from '../../platform/condition.ts';
import type { Write } from '../../platform/table.ts';
import { TYPED_LIMIT, typedBytesOf } from '../editing/typed-bytes.ts';
import { isDraft } from '../storage/draft-condition.ts';
import { isEditable } from '../storage/editable-condition.ts';
import { type Part, releaseUpdate } from './release-write.ts';

/**
 * Writes several edits to a release at once, if the release is unchanged since it was read (`before`). The schema of
 * each field has already checked its value.
 * @throws Problem `release-locked`, `field-fixed`, `too-many-tracks`, `isrc-repeated`, `release-too-large`
 */
export function editsWrite(
  tableName: string,
  before: Release,
  edits: readonly Edit[],
  now: Date,
  more: readonly Part[] = [],
): Write {
  if (isChangeId(before.id)) assertNoneFixed(edits);
  const after = releaseAfter(before, edits);
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
      fieldsSet(edits, after),
      ...before.trackIds.map((id, n) => trackFieldsSet(edits, after, id, n)),
      ...added.map((id, n) => addedTrack(after, id, n)),
      ...more,
      ...removed.map((id, n): Part => ({ remove: [`tracks.#r${n}`], names: { [`#r${n}`]: id } })),
      ...(isOtherTracks ? [{ set: ['trackIds = :trackIds'], values: { ':trackIds': after.trackIds } }] : []),
    ),
  };
}

function assertNoneFixed(edits: readonly Edit[]): void {
  for (const one of edits) {
    if ('edit' in one && isFixedField(one.edit.field)) throw new Problem('field-fixed', { field: one.edit.field });
  }
}

/**
 * Throws the problem that explains why the edits failed. The caller then re-reads the release and plans anew.
 * @throws Problem `release-changed`, `release-not-found`
 */
export function throwEditProblem({ existing }: Refused): never {
  if (!existing) throw new Problem('release-not-found');
  throw new Problem('release-changed');
}

function fieldsSet(edits: readonly Edit[], after: Release): Part {
  const fields = [...new Set(edits.flatMap((edit) => (edit.kind === 'edit-release' ? edit.edit.field : [])))];
  return {
    set: fields.map((_, n) => `#f${n} = :f${n}`),
    names: Object.fromEntries(fields.map((field, n) => [`#f${n}`, field])),
    values: Object.fromEntries(fields.map((field, n) => [`:f${n}`, after[field]])),
  };
}

function trackFieldsSet(edits: readonly Edit[], after: Release, id: TrackId, n: number): Part {
  const track = after.tracks[id];
  const own = edits.flatMap((edit) => (edit.kind === 'edit-track' && edit.trackId === id ? edit.edit.field : []));
  const fields = [...new Set(own)];
  if (!track || fields.length === 0) return {};
  if (fields.includes('isrc')) mustBeAlone(after, track.isrc);
  return {
    set: [...fields.map((_, m) => `tracks.#t${n}.#t${n}f${m} = :t${n}f${m}`), `tracks.#t${n}.updatedAt = :now`],
    names: { [`#t${n}`]: id, ...Object.fromEntries(fields.map((field, m) => [`#t${n}f${m}`, field])) },
    values: Object.fromEntries(fields.map((field, m) => [`:t${n}f${m}`, track[field]])),
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
