import type { Named } from '../../../shared/royalties/match-recording.ts';
import type { MatchedRecording } from './match-recordings.ts';
import type { PlannedTrack } from './plan-statement.ts';

/**
 * The tracks that money goes to, those of a release together, each with what the statement calls it; and each recording with the number of
 * its track among them.
 */
export function tracksOf(
  matched: readonly MatchedRecording[],
  titleOf: (releaseId: string) => string,
): { tracks: PlannedTrack[]; numbered: (Named & { n: number })[] } {
  const known = new Map<string, PlannedTrack>();
  for (const { track, isrc, upc, title, artist } of matched) {
    if (!track) continue;
    const own = known.get(track.trackId) ?? { ...track, releaseTitle: titleOf(track.releaseId), recordings: [] };
    own.recordings.push({ isrc, upc, title, artist });
    known.set(track.trackId, own);
  }
  const tracks = [...known.values()].sort((one, other) =>
    one.releaseId < other.releaseId ? -1 : one.releaseId > other.releaseId ? 1 : 0,
  );
  const numbers = new Map(tracks.map(({ trackId }, n) => [trackId, n]));
  const numbered = matched.flatMap((one) => (one.track ? [{ ...one, n: numbers.get(one.track.trackId) ?? -1 }] : []));
  return { tracks, numbered };
}
