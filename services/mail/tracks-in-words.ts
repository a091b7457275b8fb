import { plainText } from './plain-text.ts';

/** How many are named; of more, how many there are. */
const NAMED = 5;

type Tracks = { releaseTitle: string; titles: readonly string[] };

/** Which tracks a mail about splits is about, as its facts. */
export function trackRows({ releaseTitle, titles }: Tracks): (readonly [string, string])[] {
  const named = titles.slice(0, NAMED).map((title) => plainText(title.slice(0, 120)) || 'No title');
  const rest = titles.length - named.length;
  return [
    ['Release', plainText(releaseTitle) || 'No title'],
    [titles.length === 1 ? 'Track' : 'Tracks', `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`],
  ];
}
