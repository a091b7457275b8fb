import { albumArtist, derivedCredits } from './derived-credits.ts';
import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';
import { UNTITLED } from './untitled.ts';

type Item = { name: string; isPresent: (release: Release) => boolean };

/**
 * The ten required items (S2 section 4), in the order in which an artist meets them. The equaliser draws one bar an item, the
 * card shows the percentage, and the server refuses to submit while one is missing.
 */
export const requiredItems = {
  title: { name: 'Title', isPresent: ({ title }) => title !== '' && title !== UNTITLED },
  cover: { name: 'Cover art', isPresent: ({ cover }) => cover !== null },
  primaryGenre: { name: 'Primary genre', isPresent: ({ primaryGenre }) => primaryGenre !== '' },
  albumArtist: { name: 'Album artist', isPresent: (release) => albumArtist(release) !== '' },
  track: {
    name: 'Track with title and audio',
    isPresent: (release) => orderedTracks(release).some(({ title, audio }) => title !== '' && audio !== null),
  },
  explicit: { name: 'Explicit content', isPresent: (release) => derivedCredits(release).explicit !== '' },
  metadataLanguage: { name: 'Metadata language', isPresent: ({ metadataLanguage }) => metadataLanguage !== '' },
  pLine: { name: 'P-line', isPresent: ({ pLine }) => pLine !== null },
  cLine: { name: 'C-line', isPresent: ({ cLine }) => cLine !== null },
  salesStart: { name: 'Sales start date', isPresent: ({ salesStart }) => salesStart !== '' },
} as const satisfies Record<string, Item>;

export type RequiredItem = keyof typeof requiredItems;
export const requiredItemKeys = Object.keys(requiredItems) as [RequiredItem, ...RequiredItem[]];

/** The required items that a release still lacks. */
export const missingItems = (release: Release): RequiredItem[] =>
  requiredItemKeys.filter((key) => !requiredItems[key].isPresent(release));

/** Items present over ten, rounded (S2 section 4). */
export const percentComplete = (missing: readonly RequiredItem[]): number =>
  Math.round((100 * (requiredItemKeys.length - missing.length)) / requiredItemKeys.length);

/**
 * What keeps a release from being submitted, in the words of the page: the required items, then every track that has no audio. The
 * ten items ask for one track with audio (S2 section 4); a release with a silent one would come back from every store.
 */
export function missingForSubmit(release: Release): string[] {
  const silent = orderedTracks(release).flatMap(({ audio }, i) => (audio ? [] : [`Audio file of track ${i + 1}`]));
  return [
    ...missingItems(release).map((item) => requiredItems[item].name),
    ...(release.trackIds.length > 1 ? silent : []),
  ];
}
