import { orderedTracks } from '../ordered-tracks.ts';
import { isTrackTitle, UNTITLED } from '../placeholder-title.ts';
import type { Release } from '../release.ts';
import type { Track } from '../track.ts';
import type { Rules } from './finding.ts';

/** Whether two strings are equal, regardless of their Unicode form (product 6.5). */
const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

/** Returns the only track of a single; undefined until both have a title, because only then can the two be compared. */
function onlyTrack(release: Release): Track | undefined {
  const [track, ...others] = orderedTracks(release);
  const isTitled = release.title !== '' && release.title !== UNTITLED;
  return track && others.length === 0 && isTitled && isTrackTitle(track.title) ? track : undefined;
}

/** Rules for a single, whose title and version must be those of its track (product 6.15). */
export const singleRules: Rules<'single-title' | 'single-version', [Release]> = {
  'single-title': (release) => {
    const track = onlyTrack(release);
    if (!track || isSame(release.title, track.title)) return undefined;
    return {
      place: { field: 'title' },
      text: `A single has the same title as its track: “${track.title}”.`,
      fix: { label: 'Use the track’s title', edit: { field: 'title', from: release.title, to: track.title } },
    };
  },
  'single-version': (release) => {
    const track = onlyTrack(release);
    if (!track || isSame(release.version, track.version)) return undefined;
    const [label, text] = track.version
      ? ['Use the track’s version', `A single has the same version as its track: “${track.version}”.`]
      : ['Leave the version out', 'A single has the same version as its track, and the track has none.'];
    return {
      place: { field: 'version' },
      text,
      fix: { label, edit: { field: 'version', from: release.version, to: track.version } },
    };
  },
};
