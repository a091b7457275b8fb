import { Problem } from '../../shared/contract/problem.ts';
import { isIsrc } from '../../shared/releases/isrc.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { isUpc } from '../../shared/releases/upc.ts';

type Owner = { code: string; artistId: string; releaseId: string };
/** A code in use: a UPC names one release, an ISRC names a recording of one owner (decisions, "ISRC / UPC"). */
export type CodeClaim = (Owner & { kind: 'upc' }) | (Owner & { kind: 'isrc'; mediaId: string; recording: string });

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();
/** What tells a recording apart when its file was uploaded anew: its title and its version. */
const recordingOf = ({ title, version }: Track) => `${folded(title)}\n${folded(version)}`;

/** Every code that a release uses. */
export function claimsOf(release: Release): CodeClaim[] {
  const owner = { artistId: release.artistId, releaseId: release.id };
  const isrcs = orderedTracks(release)
    .filter(({ isrc }) => isrc !== '')
    .map(
      (track): CodeClaim => ({
        kind: 'isrc',
        code: track.isrc,
        ...owner,
        mediaId: track.audio?.mediaId ?? track.id,
        recording: recordingOf(track),
      }),
    );
  return release.upc === '' ? isrcs : [{ kind: 'upc', code: release.upc, ...owner }, ...isrcs];
}

/**
 * The codes that the artist has typed, each of them once.
 * @throws Problem `code-wrong` for an ISRC without its form or a UPC without its check digit; `code-taken` for an ISRC of two recordings
 */
export function typedClaims(release: Release): CodeClaim[] {
  const claims = new Map<string, CodeClaim>();
  for (const claim of claimsOf(release)) {
    const { code, kind } = claim;
    if (!(kind === 'upc' ? isUpc(code) : isIsrc(code))) throw new Problem('code-wrong', { code });
    const other = claims.get(code);
    if (other?.kind === 'isrc' && kind === 'isrc' && other.recording !== claim.recording)
      throw new Problem('code-taken', { code });
    if (!other) claims.set(code, claim);
  }
  return [...claims.values()];
}
