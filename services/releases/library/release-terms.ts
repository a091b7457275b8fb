import { termsFromEachWord } from '../../platform/search-terms.ts';

/** The search terms of a release (product 13.5): its title and its artists' names, from each word onwards. */
export const releaseTermsOf = ({ title, artist }: { title: string; artist: string }): string[] => [
  ...new Set([title, artist].flatMap(termsFromEachWord)),
];
