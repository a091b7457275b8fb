import { termsFromEachWord } from '../../platform/search-terms.ts';

/** The search terms of a release (product 13.5): its title and its artists' names, starting at each word. */
export const releaseTermsOf = ({ title, artist }: { title: string; artist: string }): string[] => [
  ...new Set([title, artist].flatMap(termsFromEachWord)),
];
