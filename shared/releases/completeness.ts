import { keysOf } from '../typed-record.ts';
import { orderedTracks } from './ordered-tracks.ts';
import { isTrackTitle, UNTITLED } from './placeholder-title.ts';
import type { Release } from './release.ts';
import type { Track } from './track.ts';

/** The requirements that each track must meet before a release can be submitted, in the editor's order. */
const trackNeeds = {
  // With a recording, a title that nobody typed is a contestable finding, because songs are called “Track 10”.
  title: { name: 'Title', isMet: ({ title, audio }) => (audio ? title.trim() !== '' : isTrackTitle(title)) },
  audio: { name: 'Audio file', isMet: ({ audio }) => audio !== null },
  artist: {
    name: 'Primary artist',
    isMet: ({ artists }) => artists.some(({ name, role }) => role === 'Primary' && name.trim() !== ''),
  },
  explicit: { name: 'Explicit content', isMet: ({ explicit }) => explicit !== '' },
} as const satisfies Record<string, { name: string; isMet: (track: Track) => boolean }>;

export type TrackNeed = keyof typeof trackNeeds;
const trackNeedKeys = keysOf(trackNeeds);

/** Lists the needs that a track does not meet yet. */
export const trackLacks = (track: Track): TrackNeed[] => trackNeedKeys.filter((need) => !trackNeeds[need].isMet(track));

type OfFields = { name: string; isPresent: (release: Release) => boolean };
/** An item that is present if there is a track and no track lacks any of `needs`. */
type OfTracks = { name: string; needs: readonly TrackNeed[] };

/**
 * The ten required items (product 11.2), in the editor's order. The equalizer draws a bar for each, the card shows the
 * percentage, and the server refuses to submit while one is missing. An item about tracks requires every track to have
 * it, so that a release with all ten is never rejected because of one track.
 */
export const requiredItems = {
  title: { name: 'Title', isPresent: ({ title }) => title !== '' && title !== UNTITLED },
  cover: { name: 'Cover art', isPresent: ({ cover }) => cover !== null },
  primaryGenre: { name: 'Primary genre', isPresent: ({ primaryGenre }) => primaryGenre !== '' },
  albumArtist: { name: 'Album artist', needs: ['artist'] },
  track: { name: 'Tracks with title and audio', needs: ['title', 'audio'] },
  explicit: { name: 'Explicit content', needs: ['explicit'] },
  metadataLanguage: { name: 'Metadata language', isPresent: ({ metadataLanguage }) => metadataLanguage !== '' },
  pLine: { name: 'P-line', isPresent: ({ pLine }) => pLine !== null },
  cLine: { name: 'C-line', isPresent: ({ cLine }) => cLine !== null },
  salesStart: { name: 'Sales start date', isPresent: ({ salesStart }) => salesStart !== '' },
} as const satisfies Record<string, OfFields | OfTracks>;

export type RequiredItem = keyof typeof requiredItems;
export const requiredItemKeys = keysOf(requiredItems);

/**
 * Lists the missing parts of an item in the page's words: the whole item, or each track that lacks it if only some do.
 * Empty if nothing is missing.
 */
function lacksOf(item: OfFields | OfTracks, release: Release): string[] {
  if ('isPresent' in item) return item.isPresent(release) ? [] : [item.name];
  const tracks = orderedTracks(release);
  if (tracks.length === 0) return [item.name];
  const lacks = tracks.flatMap((track, n) =>
    item.needs.filter((need) => !trackNeeds[need].isMet(track)).map((need) => ({ need, number: n + 1 })),
  );
  const isWhole = lacks.length === tracks.length * item.needs.length;
  return isWhole ? [item.name] : lacks.map(({ need, number }) => `${trackNeeds[need].name} of track ${number}`);
}

/** Lists the required items that a release still lacks. */
export const missingItems = (release: Release): RequiredItem[] =>
  requiredItemKeys.filter((key) => lacksOf(requiredItems[key], release).length > 0);

/** Lists everything that a release still lacks, worded as on the page, each part with its item. */
export const missingPartsByItem = (release: Release): { item: RequiredItem; text: string }[] =>
  requiredItemKeys.flatMap((item) => lacksOf(requiredItems[item], release).map((text) => ({ item, text })));

/** The percentage of the ten items that are present, rounded (product 11.2). */
export const percentComplete = (missing: readonly RequiredItem[]): number =>
  Math.round((100 * (requiredItemKeys.length - missing.length)) / requiredItemKeys.length);

/**
 * Lists everything that a release still needs for submission, worded as on the page. Empty only if no item is missing.
 */
export const missingForSubmit = (release: Release): string[] => missingPartsByItem(release).map(({ text }) => text);
