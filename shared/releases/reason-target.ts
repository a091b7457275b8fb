import { releaseFields, trackFields } from './fields.ts';
import type { Release } from './release.ts';
import { placeOf } from './request-changes.ts';
import type { RequestedReason } from './requested-changes.ts';
import { reasonOf } from './review-reasons.ts';

const files: Record<string, string> = { cover: 'Cover art', audio: 'Audio file', licence: 'Licence' };
const labels: Record<string, { label: string } | undefined> = { ...trackFields, ...releaseFields };

/** What a place is called in the editor; one that is gone by its stored name. */
const placeLabel = (place: string): string => files[place] ?? labels[place]?.label ?? place;

type Numbered = Pick<Release, 'trackIds'>;

/** Where a reason is, in words: 'Track 2, Audio file'. '' when it is about no place. */
export function whereOf(reason: RequestedReason, { trackIds }: Numbered): string {
  const place = placeOf(reason);
  const number = reason.trackId === undefined ? 0 : trackIds.indexOf(reason.trackId) + 1;
  return [number > 0 ? `Track ${number}` : '', place === null ? '' : placeLabel(place)].filter(Boolean).join(', ');
}

/**
 * The control in the editor that a reason points at, as the page's address names it (`?field=`): the place, behind its track or `release`.
 * Undefined for none. One about all tracks leads to the first.
 */
export function targetOf(reason: RequestedReason, { trackIds }: Numbered): string | undefined {
  const place = placeOf(reason);
  if (place === null) return undefined;
  const isOfTracks = !Object.hasOwn(releaseFields, place) && place !== 'cover';
  return `${reason.trackId ?? (isOfTracks ? trackIds[0] : undefined) ?? 'release'}-${place}`;
}

/** What the artist reads of a reason. */
export const wordsOf = ({ code }: RequestedReason): string => reasonOf(code).words;
