import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';

/** An artist's declarations to the stores about each recording. */
const declarations = ['explicit', 'containsCover', 'aiAudio', 'aiComposition'] as const;
export type Declaration = (typeof declarations)[number];
export const isDeclaration = (place: string): place is Declaration => declarations.some((one) => one === place);

/** The words for a value: on one track, or on several tracks that all have it. */
type Words = { one: string; all: string };

const ai = {
  none: { one: 'not used', all: 'not used on any track' },
  partly: { one: 'used in part', all: 'used in part on every track' },
  all: { one: 'made entirely by AI', all: 'made entirely by AI on every track' },
};
const words: Record<Declaration, { label: string; values: Record<string, Words> }> = {
  explicit: {
    label: 'Explicit lyrics',
    values: {
      Explicit: { one: 'explicit', all: 'every track is explicit' },
      'Not Explicit': { one: 'not explicit', all: 'no track is explicit' },
      'Cleaned Version': { one: 'a cleaned version', all: 'every track is a cleaned version' },
    },
  },
  containsCover: {
    label: 'Cover songs',
    values: {
      false: { one: 'not a cover', all: 'no track is a cover' },
      true: { one: 'a cover', all: 'every track is a cover' },
    },
  },
  aiAudio: { label: 'AI in the recording', values: ai },
  aiComposition: { label: 'AI in the music or lyrics', values: ai },
};

export const declarationLabel = (declaration: Declaration): string => words[declaration].label;

const NOT_ANSWERED: Words = { one: 'not answered', all: 'not answered' };

const wordsOf = (declaration: Declaration, value: Track[Declaration]): Words =>
  words[declaration].values[String(value)] ?? NOT_ANSWERED;

/** Formats track numbers: 'track 2', 'tracks 1 and 3'. */
export function trackNumbers(numbers: readonly number[]): string {
  const [last] = numbers.slice(-1);
  return numbers.length === 1 ? `track ${last}` : `tracks ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** Formats a value with its label: 'AI in the recording: used in part'. */
export const declaredText = (declaration: Declaration, value: Track[Declaration]): string =>
  `${words[declaration].label}: ${wordsOf(declaration, value).one}`;

/** Summarizes a declaration over all tracks: 'not used on any track'; '' if no track has an answer. */
export function declaredOnTracks(declaration: Declaration, release: Release): string {
  const tracks = orderedTracks(release);
  const groups = new Map<Track[Declaration], number[]>();
  for (const [n, track] of tracks.entries())
    groups.set(track[declaration], [...(groups.get(track[declaration]) ?? []), n + 1]);
  const [[first] = []] = groups;
  if (groups.size === 0 || (groups.size === 1 && first === '')) return '';
  const parts = [...groups].map(([value, numbers]) => {
    const { one, all } = wordsOf(declaration, value);
    if (groups.size > 1) return `${one} (${trackNumbers(numbers)})`;
    return tracks.length > 1 ? all : one;
  });
  return parts.join(', ');
}

/** Summarizes a declaration over all tracks, with its label: 'AI in the recording: not used on any track'. */
export const declarationText = (declaration: Declaration, release: Release): string =>
  `${declarationLabel(declaration)}: ${declaredOnTracks(declaration, release) || NOT_ANSWERED.one}`;
