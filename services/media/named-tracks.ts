import { MAX_SAME } from '../../shared/listening/sound.ts';
import type { SameSound } from '../../shared/listening/sound-detail.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { SameTrack } from './heard-repository.ts';

/** Names tracks for people, without those that no longer exist. */
export async function namedTracks(
  releases: Pick<ReleaseRepository, 'find'>,
  tracks: readonly SameTrack[],
): Promise<SameSound[]> {
  const named = tracks.slice(0, MAX_SAME).map(async ({ artistId, releaseId, trackId }): Promise<SameSound[]> => {
    const release = await releases.find({ artistId, releaseId });
    const track = release?.tracks[trackId];
    if (!release || !track) return [];
    const artists = track.artists.map(({ name }) => name).join(', ');
    return [{ artistId, releaseId, releaseTitle: release.title, trackTitle: track.title, artists }];
  });
  return (await Promise.all(named)).flat();
}
