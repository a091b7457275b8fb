import type { TrackId } from '../../../../shared/ids.ts';
import { type FileFinding, TOO_MANY_TRACKS } from '../../../../shared/media/file-finding.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import { isTrackTitle, UNTITLED } from '../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { TRACK_LIMIT } from '../../../../shared/releases/track-limit.ts';
import type { UnusedFile } from './sort-files.ts';
import { type Chosen, sortInTrackOrder } from './sort-in-track-order.ts';
import { commonPropertiesOf, titleFrom, titleFromFileName } from './title-from-file-name.ts';

/** A recording with its track's title. */
type Titled = { file: File; title: string };
/** Audio for a track without any; `names` if the file also gives the track its title. */
type Filling = Titled & { track: Track; names: boolean };

export type TracksPlan = {
  added: Titled[];
  filled: Filling[];
  notTaken: UnusedFile[];
  /** A title for an untitled release; '' if the files suggest none. */
  releaseTitle: string;
};

const WITH_OFFICE: FileFinding = { title: 'Not added', text: 'Tracks can’t be added or removed after submission.' };
const isThere = (number: number): FileFinding => ({
  title: 'Already there',
  text: `It’s already the audio of track ${number}.`,
});

const sameText = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/**
 * Plans how to use recordings. They become the audio of tracks that have none, matched by title, or in order if no
 * track has a title yet. The rest become new tracks, in order.
 * @param isOnItsWay whether a file for a track is already being sent
 */
export function planTracks(
  release: Release,
  chosen: readonly Chosen[],
  isOnItsWay: (trackId: TrackId, file?: File) => boolean,
): TracksPlan {
  const tracks = orderedTracks(release);
  const folder = commonPropertiesOf(chosen.map(({ file }) => file.name));
  const waiting = tracks.filter((track) => !track.audio && !isOnItsWay(track.id));
  const plan: TracksPlan = { added: [], filled: [], notTaken: [], releaseTitle: '' };

  const ordered = sortInTrackOrder(chosen).map(({ file, tags }) => ({
    file,
    title: titleFrom(tags.title ?? '') || titleFromFileName(file.name, folder),
  }));
  const take = (fits: (track: Track) => boolean) => {
    const place = waiting.findIndex(fits);
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };
  const left = ordered.filter((one) => {
    const there = tracks.findIndex(
      ({ id, audio }) =>
        (audio?.fileName === one.file.name && audio.size === one.file.size) || isOnItsWay(id, one.file),
    );
    if (there >= 0) return plan.notTaken.push({ file: one.file, finding: isThere(there + 1) }) < 0;
    const track = take(({ title }) => sameText(title, one.title));
    if (track) plan.filled.push({ ...one, track, names: false });
    return !track;
  });
  let room = TRACK_LIMIT - tracks.length;
  for (const one of left) {
    const track = take(({ title }) => !isTrackTitle(title));
    if (track) plan.filled.push({ ...one, track, names: true });
    else if (release.status !== 'draft') plan.notTaken.push({ file: one.file, finding: WITH_OFFICE });
    else if (room === 0) plan.notTaken.push({ file: one.file, finding: TOO_MANY_TRACKS });
    else {
      room -= 1;
      plan.added.push(one);
    }
  }
  const count = tracks.length + plan.added.length;
  return { ...plan, releaseTitle: release.title === UNTITLED ? titleOfRelease(plan, count, chosen) : '' };
}

/** A single gets the title of its track; several tracks get the album title that all their tags share. */
function titleOfRelease({ added, filled }: TracksPlan, count: number, chosen: readonly Chosen[]): string {
  if (count === 1) return added[0]?.title ?? filled[0]?.title ?? '';
  const albums = new Set(chosen.map(({ tags }) => titleFrom(tags.album ?? '')));
  const [album = ''] = albums;
  return albums.size === 1 ? album : '';
}
