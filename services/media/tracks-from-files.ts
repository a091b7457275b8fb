import type { FileOfTrack, TracksFromFiles } from '../../shared/media/batch-upload.ts';
import { type FileFinding, fileFinding, TOO_MANY_TRACKS } from '../../shared/media/file-finding.ts';
import type { AwaitedMedia } from '../../shared/media/media.ts';
import { firstCredit } from '../../shared/releases/first-credit.ts';
import { nextTrack } from '../../shared/releases/next-track.ts';
import { UNTITLED } from '../../shared/releases/placeholder-title.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import type { SameId } from '../platform/idempotent-handler.ts';
import { awaitedMedia } from './awaited-media.ts';

type Options = { artistName: string; losslessMb: number; sameId: SameId; now: Date };

/** A file that becomes a track, or the finding that rejects it. */
type Planned = { upload: AwaitedMedia; track: Track } | { finding: FileFinding };

/**
 * Plans tracks for files, in order, after the existing ones. The n-th file gets the n-th ids, so that a repeated call
 * finds its tracks instead of adding them again.
 */
export function tracksFromFiles(
  release: Release,
  { files, releaseTitle }: TracksFromFiles,
  { artistName, losslessMb, sameId, now }: Options,
) {
  const idsOf = (nth: number) => ({
    track: sameId('track', nth),
    media: sameId('media', nth),
    credit: sameId('credit', nth),
  });
  const isThere = files.some((_, n) => release.tracks[idsOf(n).track]);
  let count = release.trackIds.length;

  const plan = (file: FileOfTrack, n: number): Planned => {
    const finding = fileFinding('audio', file, losslessMb);
    if (finding) return { finding };
    const ids = idsOf(n);
    const found = release.tracks[ids.track];
    if (!found && (isThere || count >= TRACK_LIMIT)) return { finding: TOO_MANY_TRACKS };
    const artist = firstCredit({ id: ids.credit, artistName });
    if (!found) count += 1;
    const track = found ?? { ...nextTrack(release, { id: ids.track, number: count, artist, now }), title: file.title };
    const upload = awaitedMedia({ ...file, target: { kind: 'audio', trackId: ids.track } }, { id: ids.media, now });
    return { upload, track };
  };

  const planned = files.map(plan);
  const added = isThere ? [] : planned.flatMap((one) => ('track' in one ? [one] : []));
  return {
    planned,
    tracks: added.map(({ track }) => track),
    uploads: added.map(({ upload }) => upload),
    title: release.title === UNTITLED && releaseTitle !== '' ? releaseTitle : undefined,
  };
}
