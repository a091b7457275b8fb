import type { ReleaseId } from '../../../shared/ids.ts';
import type { CatalogueTrack, NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { MatchedRecording } from '../matching/match-recordings.ts';

/**
 * A unit to pay: a track, or all tracks of a release that was sold as a whole, with its recordings in the statement.
 */
export type PayableUnit = { releaseId: ReleaseId; tracks: readonly CatalogueTrack[]; recordings: NamedRecording[] };

export const isAlbum = ({ tracks }: Pick<PayableUnit, 'tracks'>): boolean => tracks.length > 1;

/**
 * Finds the recordings of single tracks from releases that were also sold as a whole. Their sales determine how the
 * whole is divided.
 */
export function tracksOfAlbums(
  matched: readonly MatchedRecording[],
  units: readonly PayableUnit[],
): (NamedRecording & { trackId: string })[] {
  const releases = new Set(units.filter(isAlbum).map(({ releaseId }) => releaseId));
  return matched.flatMap(({ tracks: [track, ...others], isrc, upc, title, artist }) =>
    track && others.length === 0 && releases.has(track.releaseId)
      ? [{ isrc, upc, title, artist, trackId: track.trackId }]
      : [],
  );
}

/** Groups recordings into units, sorted by release. Also returns the unit number of each recording. */
export function payableUnits(matched: readonly MatchedRecording[]): {
  units: PayableUnit[];
  numbered: (NamedRecording & { n: number })[];
} {
  const nameOf = ({ tracks }: Pick<MatchedRecording, 'tracks'>) => tracks.map(({ trackId }) => trackId).join(' ');
  const unitByName = new Map<string, PayableUnit>();
  for (const { tracks, isrc, upc, title, artist } of matched) {
    const [first] = tracks;
    if (!first) continue;
    const unit = unitByName.get(nameOf({ tracks })) ?? { releaseId: first.releaseId, tracks, recordings: [] };
    unit.recordings.push({ isrc, upc, title, artist });
    unitByName.set(nameOf({ tracks }), unit);
  }
  const units = [...unitByName.values()].sort((one, other) =>
    one.releaseId < other.releaseId ? -1 : one.releaseId > other.releaseId ? 1 : 0,
  );
  const numbers = new Map(units.map((unit, n) => [nameOf(unit), n]));
  const numbered = matched.flatMap((one) =>
    one.tracks.length > 0 ? [{ ...one, n: numbers.get(nameOf(one)) ?? -1 }] : [],
  );
  return { units, numbered };
}
