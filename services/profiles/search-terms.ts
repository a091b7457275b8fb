import type { Profile } from '../../shared/accounts/profile.ts';
import { termOf, termsFromEachWord } from '../platform/search-terms.ts';

type Named = Pick<Profile, 'fullName' | 'artistName' | 'instagramHandle'>;

/** Extracts the handle from a link to a social account, unless it is a handle already. */
const handleOf = (account: string): string => account.replace(/[/?#]+$/, '').replace(/^.*[/@]/, '');

/**
 * Makes the terms whose beginnings a search for an account matches (product 13.1): its names, from each word onwards,
 * and its handle.
 */
export const searchTermsOf = ({ fullName, artistName, instagramHandle }: Named): string[] =>
  [...new Set([...[fullName, artistName].flatMap(termsFromEachWord), termOf(handleOf(instagramHandle))])].filter(
    Boolean,
  );
