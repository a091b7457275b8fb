/**
 * Control characters, line ends, halves of a character (no store can keep them), and the invisible ones that make two
 * equal-looking names differ: soft hyphen, zero-width space, marks of direction, embeddings, overrides, isolates.
 * Joiners stay, scripts and emoji need them.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Whether a text holds no half of a character: no table can keep one, and no UTF-8 can say it. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/**
 * Fillers, joiners and the blank Braille pattern are fine between letters; when they are all there is, nobody can read
 * it.
 */
const ink = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text holds only what can be seen, and something of it. '' is no text yet, and passes. */
export const isReadable = (text: string): boolean => text.search(unseen) < 0 && (text === '' || ink.test(text));

/**
 * A text without what cannot be seen, '' when nothing is left to read: for a name that nobody can be asked to type
 * again.
 */
export function readablePart(text: string): string {
  const part = text.replace(unseen, '').trim();
  return isReadable(part) ? part : '';
}
