import { termsFromEachWord } from '../../platform/search-terms.ts';

/** What finds a release by its beginning (product 13.5): its title and the names of its artists, from each word on. */
export const releaseTermsOf = ({ title, artist }: { title: string; artist: string }): string[] => [
  ...new Set([title, artist].flatMap(termsFromEachWord)),
];
