import { Problem } from '../../../shared/contract/problem.ts';
import { type ArtistId, deliveredId, type MediaId, type ReleaseId, type TrackId } from '../../../shared/ids.ts';
import { isIsrc } from '../../../shared/releases/isrc.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { isUpc } from '../../../shared/releases/upc.ts';

type Owner = {
  code: string;
  artistId: ArtistId;
  releaseId: ReleaseId;
  /** When the release that claims the code was submitted; '' for a draft. */
  at: string;
};
/**
 * Identifies a recording. Two tracks are the same recording if they have the same upload or the same bytes, or if a
 * newer upload has the same title, version and length.
 */
export type Recording = {
  /** The master or, if there is none, the track itself. */
  mediaId: MediaId | TrackId;
  /** Hash of the master's bytes; absent if the master was checked before hashes were computed. */
  sha256?: string;
  /** Title and version, case-folded. They alone prove nothing: many albums have an "Intro". */
  recording: string;
  durationMs: number;
};
/** A code in use: a UPC identifies one release, an ISRC one owner's recording (product 9.3, 9.4). */
export type CodeClaim = (Owner & { kind: 'upc' }) | (Owner & { kind: 'isrc'; trackId: TrackId } & Recording);

/** The version of a stored claim that names its track. Claims of earlier versions name no track, or a later one. */
export const TRACK_CLAIM_VERSION = 2;

/**
 * How much the lengths of two encodings of one recording may differ: a frame or two, plus the silence that an encoder
 * adds.
 */
export const LENGTH_TOLERANCE_MS = 2000;

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();
const recordingOf = ({ id, title, version, audio }: Track): Recording => ({
  mediaId: audio?.mediaId ?? id,
  ...(audio?.sha256 && { sha256: audio.sha256 }),
  recording: `${folded(title)}\n${folded(version)}`,
  durationMs: audio?.durationMs ?? 0,
});

/** Lists every code that a release uses. Those of a change belong to the delivered release. */
export function claimsOf(release: Release): CodeClaim[] {
  const at = release.status === 'draft' ? '' : release.submission.at;
  const owner = { artistId: release.artistId, releaseId: deliveredId(release.id), at };
  const isrcs = orderedTracks(release)
    .filter(({ isrc }) => isrc !== '')
    .map(
      (track): CodeClaim => ({
        kind: 'isrc',
        code: track.isrc,
        ...owner,
        trackId: track.id,
        ...recordingOf(track),
      }),
    );
  return release.upc === '' ? isrcs : [{ kind: 'upc', code: release.upc, ...owner }, ...isrcs];
}

/**
 * Lists the codes that the artist has entered.
 * @throws Problem `code-wrong` for a malformed ISRC or a UPC with a wrong check digit
 */
export function typedClaims(release: Release): CodeClaim[] {
  const claims = claimsOf(release);
  for (const { code, kind } of claims) {
    if (!(kind === 'upc' ? isUpc(code) : isIsrc(code))) throw new Problem('code-wrong', { code });
  }
  return claims;
}
