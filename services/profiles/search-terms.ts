import type { Profile } from '../../shared/accounts/profile.ts';
import { termOf, termsFromEachWord } from '../platform/search-terms.ts';

type Named = Pick<Profile, 'fullName' | 'artistName' | 'instagramHandle'>;

/** The handle in a link to a social account, or the handle itself. */
const handleOf = (account: string): string => account.replace(/[/?#]+$/, '').replace(/^.*[/@]/, '');

/**
 * The texts that a search for an account matches from their beginning (product 13.1): its names, starting at each word,
 * and its handle.
 */
export const searchTermsOf = ({ fullName, artistName, instagramHandle }: Named): string[] =>
  [...new Set([...[fullName, artistName].flatMap(termsFromEachWord), termOf(handleOf(instagramHandle))])].filter(
    Boolean,
  );
