import type { Profile } from '../../shared/accounts/profile.ts';
import { fold } from '../../shared/fold.ts';

/** As long as a term is stored; what is typed beyond it says no more. */
const LONGEST = 60;
/** A long name has many words: the first of them find it. */
const MOST_WORDS = 6;

type Named = Pick<Profile, 'fullName' | 'artistName' | 'instagramHandle'>;

/** Letters and figures of a text, as a search compares them: one space between words, no sign that a key is built with. */
const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The account's name in a link to it, or the handle itself. */
const handleOf = (account: string): string => account.replace(/[/?#]+$/, '').replace(/^.*[/@]/, '');

/** A name from each of its words on: 'Mara Ellis' is found by 'mara e' and by 'ellis'. */
function fromEachWord(name: string): string[] {
  const words = plain(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return words.map((_, n) => words.slice(n).join(' ').slice(0, LONGEST));
}

/** What finds an account by its beginning (product 13.1): its names, from each word on, and its handle. */
export const searchTermsOf = ({ fullName, artistName, instagramHandle }: Named): string[] =>
  [
    ...new Set([...[fullName, artistName].flatMap(fromEachWord), plain(handleOf(instagramHandle)).slice(0, LONGEST)]),
  ].filter(Boolean);

/** What somebody typed, as terms are stored. '' finds nothing. */
export const typedTerm = (text: string): string => plain(text).slice(0, LONGEST);

/** The partition of a term: its first character. */
export const initialOf = (term: string): string => [...term][0] ?? '';
