import { readablePart } from '../../shared/readable.ts';

/** Longer ones are cut: a mail is a page, and nothing in the product that is shown in one may be longer. */
const LONGEST = 500;

/** Where a mail program sees an address in a text: after a scheme, and at a dot or an @ between two characters. */
const linking = /(?<=\w:)(?=\S)|(?<=[^\s.]\.)(?=[^\s.])|(?<=\S@)(?=\S)/gu;
const NON_JOINER = '\u200C';

/**
 * What somebody typed, as a mail may show it: one line without what cannot be seen, at most 500 characters, and nothing that a mail
 * program makes a link of: a character that takes no room stands where it would see one. The renderers escape it.
 */
export function plainText(typed: string): string {
  const line = readablePart(typed.slice(0, 4 * LONGEST).replace(/\s+/g, ' '));
  const characters = [...line];
  const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
  return short.replace(linking, NON_JOINER);
}
