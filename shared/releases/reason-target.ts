import { releaseFields, trackFields } from './fields.ts';
import type { Release } from './release.ts';
import { placeOf } from './request-changes.ts';
import type { RequestedReason } from './requested-changes.ts';
import { reasonOf } from './review-reasons.ts';

const files: Record<string, string> = { cover: 'Cover art', audio: 'Audio file', licence: 'License' };
const labels: Record<string, { label: string } | undefined> = { ...trackFields, ...releaseFields };

/** A place's name in the editor; its stored name if that place no longer exists. */
const placeLabel = (place: string): string => files[place] ?? labels[place]?.label ?? place;

type Numbered = Pick<Release, 'trackIds'>;

/** The place of a reason in words: 'Track 2, Audio file'; '' if it has none. */
export function reasonPlaceText(reason: RequestedReason, { trackIds }: Numbered): string {
  const place = placeOf(reason);
  const number = reason.trackId === undefined ? 0 : trackIds.indexOf(reason.trackId) + 1;
  return [number > 0 ? `Track ${number}` : '', place === null ? '' : placeLabel(place)].filter(Boolean).join(', ');
}

/**
 * The editor's control for a reason, as in the page's URL (`?field=`): the place, preceded by its track or `release`.
 * Undefined if the reason has no place. A reason about all tracks leads to the first one.
 */
export function reasonTarget(reason: RequestedReason, { trackIds }: Numbered): string | undefined {
  const place = placeOf(reason);
  if (place === null) return undefined;
  const isOfTracks = !Object.hasOwn(releaseFields, place) && place !== 'cover';
  return `${reason.trackId ?? (isOfTracks ? trackIds[0] : undefined) ?? 'release'}-${place}`;
}

/** The text by which a reason is explained to the artist. */
export const reasonWords = ({ code }: RequestedReason): string => reasonOf(code).words;
