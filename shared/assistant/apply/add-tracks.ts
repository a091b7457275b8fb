import { firstCredit } from '../../releases/first-credit.ts';
import { nextTrack } from '../../releases/next-track.ts';
import { isTrackTitle, UNTITLED } from '../../releases/placeholder-title.ts';
import type { Release } from '../../releases/release.ts';
import { addFault, type TurnNeeds, type Working, withTrack } from './working.ts';

/** Adds tracks until the release has `count`. Never removes any, and adds none after a submission. */
export function addTracks(working: Working, count: number, { artist, now, ids }: TurnNeeds): Working {
  const { release } = working;
  const missing = count - release.trackIds.length;
  if (missing < 0)
    return addFault(
      working,
      `It has ${release.trackIds.length} tracks. I never delete anything, so please remove the extra ones in the editor.`,
    );
  if (missing > 0 && release.status !== 'draft')
    return addFault(working, 'It has been submitted before, so its number of tracks is fixed.');
  const added = Array.from({ length: missing }, (_, n) => {
    const credit = firstCredit({ id: ids('credit'), artistName: artist.artistName });
    return nextTrack(release, { id: ids('track'), number: release.trackIds.length + n + 1, artist: credit, now });
  });
  const after: Release = {
    ...release,
    trackIds: [...release.trackIds, ...added.map(({ id }) => id)],
    tracks: { ...release.tracks, ...Object.fromEntries(added.map((track) => [track.id, track])) },
  };
  return { ...working, release: after, added: [...working.added, ...added] };
}

/**
 * Copies the title and version between a Single and its track (product 6.15), from whichever of the two has a value.
 */
export function syncSingleWithTrack(working: Working, before: Release | null): Working {
  const { release } = working;
  const [id] = release.trackIds;
  const track = id && release.trackIds.length === 1 ? release.tracks[id] : undefined;
  if (!track || release.title === UNTITLED) return working;
  const follows = !isTrackTitle(track.title) || track.title === before?.title;
  const title = follows ? release.title : track.title;
  const version = track.version === '' || track.version === before?.version ? release.version : track.version;
  return withTrack(working, { ...track, title, version });
}
