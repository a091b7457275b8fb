/**
 * Control characters, line breaks, lone surrogates (no store can represent them), and invisible characters that make
 * two equal-looking names differ: soft hyphen, zero-width space, and directional marks, embeddings, overrides and
 * isolates. Joiners are allowed, because scripts and emoji need them.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Whether a string has no lone surrogates, which the table cannot store and UTF-8 cannot encode. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/**
 * Matches any visible character. Fillers, joiners and the blank Braille pattern are fine between letters, but text that
 * consists only of them is unreadable.
 */
const ink = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether a string has only visible characters, and at least one. Accepts '', which means that nothing has been
 * entered.
 */
export const isReadable = (text: string): boolean => text.search(unseen) < 0 && (text === '' || ink.test(text));

/** Removes invisible characters; '' if nothing readable remains. For a name that we cannot ask anybody to retype. */
export function readablePart(text: string): string {
  const part = text.replace(unseen, '').trim();
  return isReadable(part) ? part : '';
}
