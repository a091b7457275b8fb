import { Problem } from '../../shared/contract/problem.ts';
import type { TrackId } from '../../shared/ids.ts';
import { numbersOfIsrc } from '../../shared/releases/numbers-of-isrc.ts';
import type { ExportedRelease, Release } from '../../shared/releases/release.ts';
import { typedCode } from './typed-code.ts';

/**
 * A code's expected value ('' from a file, which does not state it) and its new value. Without a track, it is the UPC.
 */
export type CodeEdit = { trackId?: TrackId | undefined; from: string; to: string };
export type CodeChange = { trackId: TrackId | undefined; from: string; to: string };

/**
 * Writes the codes that the distributor assigned into an exported release (product 14.8). A code that the release
 * already has is not a change.
 * @throws Problem `release-not-exported`, `track-not-found`, `code-wrong`, `isrc-repeated`; `field-changed` with the
 * current code
 */
export function enterCodes(
  release: Release,
  edits: readonly CodeEdit[],
): { release: ExportedRelease; changes: CodeChange[] } {
  if (release.status !== 'exported') throw new Problem('release-not-exported');
  const next = { ...release, tracks: { ...release.tracks } };
  const changes: CodeChange[] = [];
  for (const { trackId, from, to: typed } of edits) {
    const track = trackId && next.tracks[trackId];
    if (trackId && !track) throw new Problem('track-not-found');
    const { kind, code: to } = typedCode(typed);
    if (kind !== (track ? 'isrc' : 'upc')) throw new Problem('code-wrong', { code: to });
    const current = track ? track.isrc : next.upc;
    if (current === to) continue;
    if (current !== from) throw new Problem('field-changed', { field: kind, current });
    if (track) next.tracks[track.id] = { ...track, isrc: to };
    else next.upc = to;
    changes.push({ trackId: track ? track.id : undefined, from, to });
  }
  for (const { trackId, to } of changes) {
    const tracks = numbersOfIsrc(next, to);
    if (trackId && tracks.length > 1) throw new Problem('isrc-repeated', { code: to, tracks });
  }
  return { release: next, changes };
}
