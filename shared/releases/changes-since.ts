import type { TrackId } from '../ids.ts';
import { sameValue } from '../same-value.ts';
import type { SubmittedContent } from './earlier-submission.ts';
import { type ReleaseField, releaseFieldNames, type TrackField, trackFieldNames } from './fields.ts';
import type { Release } from './release.ts';
import type { Track } from './track.ts';

type File = { mediaId: string; fileName: string; sha256?: string | undefined } | null;

/**
 * Something that has changed since an earlier submission: a field, a file (`cover`, `audio`, `licence`), or the order
 * of the tracks (`trackIds`). `from` and `to` are the stored values.
 */
export type SubmissionChange =
  | { of: 'release'; place: ReleaseField; trackId?: undefined; from: Release[ReleaseField]; to: Release[ReleaseField] }
  | { of: 'track'; place: TrackField; trackId: TrackId; from: Track[TrackField]; to: Track[TrackField] }
  | { of: 'file'; place: 'cover' | 'audio' | 'licence'; trackId?: TrackId; from: File; to: File }
  | { of: 'order'; place: 'trackIds'; trackId?: undefined; from: readonly TrackId[]; to: readonly TrackId[] };

/** Whether two files are the same upload, or have the same bytes. */
const isSameFile = (a: File, b: File): boolean =>
  a?.mediaId === b?.mediaId || (a?.sha256 !== undefined && a.sha256 === b?.sha256);

function ofTrack(before: Track, after: Track): SubmissionChange[] {
  const { id: trackId } = after;
  const files = (['audio', 'licence'] as const)
    .filter((place) => !isSameFile(before[place], after[place]))
    .map((place) => ({ of: 'file' as const, place, trackId, from: before[place], to: after[place] }));
  const fields = trackFieldNames
    .filter((place) => !sameValue(before[place], after[place]))
    .map((place) => ({ of: 'track' as const, place, trackId, from: before[place], to: after[place] }));
  return [...files, ...fields];
}

/**
 * Lists the changes since an earlier submission: first those to the release, then those to each track in order (product
 * 21.4).
 */
export function changesSince(before: SubmittedContent, after: SubmittedContent): SubmissionChange[] {
  const changes: SubmissionChange[] = releaseFieldNames
    .filter((place) => !sameValue(before[place], after[place]))
    .map((place) => ({ of: 'release', place, from: before[place], to: after[place] }));
  if (!isSameFile(before.cover, after.cover))
    changes.unshift({ of: 'file', place: 'cover', from: before.cover, to: after.cover });
  if (!sameValue(before.trackIds, after.trackIds)) {
    changes.push({ of: 'order', place: 'trackIds', from: before.trackIds, to: after.trackIds });
  }
  for (const trackId of after.trackIds) {
    const [was, is] = [before.tracks[trackId], after.tracks[trackId]];
    if (was && is) changes.push(...ofTrack(was, is));
  }
  return changes;
}
