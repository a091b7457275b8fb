import { plainText } from './plain-text.ts';

/** The maximum number of tracks to list by name; any others are only counted. */
const MAX_NAMED = 5;

type Tracks = { releaseTitle: string; titles: readonly string[] };

/** Builds the rows that list the tracks in an email about splits. */
export function trackRows({ releaseTitle, titles }: Tracks): (readonly [string, string])[] {
  const named = titles.slice(0, MAX_NAMED).map((title) => plainText(title.slice(0, 120)) || 'No title');
  const rest = titles.length - named.length;
  return [
    ['Release', plainText(releaseTitle) || 'No title'],
    [titles.length === 1 ? 'Track' : 'Tracks', `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`],
  ];
}
