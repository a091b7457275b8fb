import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Release } from '../../../releases/release.ts';
import { isCredits, releaseFieldOf, trackFieldOf } from './field-names.ts';
import { creditsOf, type Fields, ofTrack } from './row.ts';

/** Values to be judged one by one: `title`, or `explicit/2` for track 2. */
export type Parts = Map<string, unknown>;

const ofTracks = {
  ...trackFieldOf,
  track_titles: 'title',
  track_version: 'version',
  isrc: 'isrc',
  stated: 'stated',
} as const;

/** Splits a release into parts. Writers' first and last names are joined. */
export function partsOf(release: Release): Parts {
  const parts: Parts = new Map(Object.entries(releaseFieldOf).map(([field, own]) => [field, release[own]]));
  parts.set('upc', release.upc).set('stated', release.stated).set('track_count', release.trackIds.length);
  for (const [at, track] of orderedTracks(release).entries()) {
    for (const [field, own] of Object.entries(ofTracks)) parts.set(`${field}/${at + 1}`, track[own]);
    for (const list of ['composers', 'lyricists'] as const)
      parts.set(
        `${list}/${at + 1}`,
        track[list].map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}`.trim() })),
      );
  }
  return parts;
}

/**
 * Splits a row's expected values into the same parts. Statements about a licence have a part of their own, because the
 * licence itself is a file.
 */
export function wantedParts(want: Fields, tracks: number): Parts {
  const parts: Parts = new Map();
  const each = (field: string, value: (n: number) => unknown) => {
    for (let n = 1; n <= tracks; n++) if (value(n) !== undefined) parts.set(`${field}/${n}`, value(n));
  };
  for (const [field, value] of Object.entries(want)) {
    if (field === 'track_titles') each(field, (n) => (value as string[])[n - 1]);
    else if (field === 'codes') {
      const { upc, isrc } = value as { upc?: string; isrc?: unknown };
      if (upc) parts.set('upc', upc);
      each('isrc', (n) => ofTrack('isrc', isrc, n));
    } else if (field === 'cover_licence') {
      const answers: unknown[] = value !== null && typeof value === 'object' ? Object.values(value) : [value];
      for (const one of answers) parts.set(`${field}/${one}`, one);
    } else if (isCredits(field))
      each(field, (n) => {
        const own = ofTrack(field, value, n);
        return own === undefined ? undefined : creditsOf(own);
      });
    else if (field in trackFieldOf) each(field, (n) => ofTrack(field, value, n));
    else parts.set(field, value);
  }
  return parts;
}
