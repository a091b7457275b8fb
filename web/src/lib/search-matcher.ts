import { fold } from '../../../shared/fold.ts';

/**
 * Returns a function that tests whether a text contains every word of a search, in any order and ignoring accents. An
 * empty search matches everything.
 */
export function searchMatcher(search: string): (text: string) => boolean {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    if (wanted.length === 0) return true;
    const folded = fold(text);
    return wanted.every((word) => folded.includes(word));
  };
}
