import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';

/**
 * Limits on what a model receives, because a release can have 300,000 bytes: characters of a text, entries of a list,
 * characters of all tracks together.
 */
const LIMITS = { text: 120, entries: 12, tracks: 12_000 } as const;

const short = (text: string): string => text.slice(0, LIMITS.text);
const names = <E>(entries: readonly E[], nameOf: (entry: E) => string): string[] =>
  entries.slice(0, LIMITS.entries).map((entry) => short(nameOf(entry)));

/**
 * The release as shown to a model: everything that an answer can refer to, without ids, files, states or payments.
 * Tracks are numbered from 1.
 */
export function shownRelease(release: Release) {
  const { title, version, primaryGenre, secondaryGenre, metadataLanguage, recordLabel } = release;
  const { salesStart, preOrder, originalRelease } = release;
  const tracks = release.trackIds.flatMap((id, n) => {
    const track = release.tracks[id];
    return track ? [shownTrack(track, n + 1)] : [];
  });
  return {
    title: short(title),
    version: short(version),
    primaryGenre,
    secondaryGenre,
    metadataLanguage,
    recordLabel: short(recordLabel),
    pLine: line(release.pLine),
    cLine: line(release.cLine),
    salesStart,
    preOrder,
    originalRelease,
    stores: release.stores.length,
    territories: release.territories.slice(0, LIMITS.entries),
    tracks: fitTracks(tracks),
  };
}

const line = (rights: Release['pLine']) => rights && { year: rights.year, holder: short(rights.holder) };

const shownTrack = (track: Track, number: number) => ({
  number,
  title: short(track.title),
  version: short(track.version),
  audioLanguage: track.audioLanguage,
  explicit: track.explicit,
  containsCover: track.containsCover,
  artists: names(track.artists, ({ name, role }) => `${name} (${role})`),
  contributors: names(track.contributors, ({ name, role }) => `${name} (${role})`),
  composers: names(track.composers, ({ firstName, lastName }) => `${firstName} ${lastName}`),
  lyricists: names(track.lyricists, ({ firstName, lastName }) => `${firstName} ${lastName}`),
});

type ShownTrack = ReturnType<typeof shownTrack>;

/** Includes all details of as many tracks as fit, and only the number and title of the others. */
function fitTracks(tracks: readonly ShownTrack[]): (ShownTrack | Pick<ShownTrack, 'number' | 'title'>)[] {
  let left = LIMITS.tracks;
  return tracks.map((track) => {
    left -= JSON.stringify(track).length;
    return left > 0 ? track : { number: track.number, title: track.title };
  });
}
