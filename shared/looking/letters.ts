import { distance } from 'fastest-levenshtein';

/** The letters and digits of a text, without case, accents and spaces: how words on a cover are compared. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Whether letters occur within others, apart from a few that were misread.
 * @param per one of this many letters may differ; of Han characters twice as many, because they have many variants
 */
export function containsLetters(text: string, letters: string, per = 6): boolean {
  const most = Math.floor(letters.length / (/\p{Script=Han}/u.test(letters) ? per / 2 : per));
  if (letters === '' || text.includes(letters)) return true;
  if (most === 0) return false;
  for (let at = 0; at + letters.length - most <= text.length; at++)
    for (let length = letters.length - most; length <= letters.length + most; length++)
      if (distance(text.slice(at, at + length), letters) <= most) return true;
  return false;
}
