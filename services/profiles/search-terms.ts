import type { Profile } from '../../shared/accounts/profile.ts';
import { termOf, termsFromEachWord } from '../platform/search-terms.ts';

type Named = Pick<Profile, 'fullName' | 'artistName' | 'instagramHandle'>;

/** The account's name in a link to it, or the handle itself. */
const handleOf = (account: string): string => account.replace(/[/?#]+$/, '').replace(/^.*[/@]/, '');

/** What finds an account by its beginning (product 13.1): its names, from each word on, and its handle. */
export const searchTermsOf = ({ fullName, artistName, instagramHandle }: Named): string[] =>
  [...new Set([...[fullName, artistName].flatMap(termsFromEachWord), termOf(handleOf(instagramHandle))])].filter(
    Boolean,
  );
