import type { TrackId } from '../ids.ts';
import type { Release } from '../releases/release.ts';
import type { FindingPlace, LocatedEdit } from './finding.ts';

import type { StoredReason } from './stored-reason.ts';

/** The finding that a reason answers. */
type FindingId = { code: string; place: FindingPlace };

/** Returns the reasons stated at a finding's place: on its track, or on the release. */
const statedAt = (release: Release, trackId: TrackId | undefined): StoredReason[] =>
  (trackId === undefined ? release.stated : release.tracks[trackId]?.stated) ?? [];

/** The reason that the artist stated for a value despite a finding. */
export const reasonFor = (release: Release, { code, place }: FindingId): string | undefined =>
  statedAt(release, place.trackId).find((stated) => stated.code === code)?.text;

/** Makes the edit that states why a value is right despite a finding; '' removes the reason. */
export function stateReason(release: Release, { code, place: { trackId } }: FindingId, text: string): LocatedEdit {
  const from = statedAt(release, trackId);
  const others = from.filter((stated) => stated.code !== code);
  const to = text.trim() === '' ? others : [...others, { code, text }];
  const edit = { field: 'stated', from, to } as const;
  return trackId === undefined ? { edit } : { trackId, edit };
}
