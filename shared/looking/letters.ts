import { distance } from 'fastest-levenshtein';

/** The letters and digits of a text, without case, accents and spaces: how words on a cover are compared. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** How many letters may differ: reading a cover misses one in six, and Han characters have many variants. */
const tolerance = (letters: string): number =>
  Math.floor(letters.length / (/\p{Script=Han}/u.test(letters) ? 3 : 6));

/** Whether letters occur within others, apart from a few that were misread. */
export function containsLetters(text: string, letters: string): boolean {
  const most = tolerance(letters);
  if (letters === '' || text.includes(letters)) return true;
  if (most === 0) return false;
  for (let at = 0; at + letters.length - most <= text.length; at++)
    for (let length = letters.length - most; length <= letters.length + most; length++)
      if (distance(text.slice(at, at + length), letters) <= most) return true;
  return false;
}
