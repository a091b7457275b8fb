import { readablePart } from '../../shared/readable-text.ts';

/** Longer text is cut to this length. No field that an email shows may be longer, so valid text is never cut. */
const MAX_CHARACTERS = 500;

/** The positions where an email program detects a link: after a scheme, and at a dot or an @ between two characters. */
const linking = /(?<=\w:)(?=\S)|(?<=[^\s.]\.)(?=[^\s.])|(?<=\S@)(?=\S)/gu;
const NON_JOINER = '\u200C';

/**
 * Makes entered text safe for an email: one line of at most 500 visible characters. Zero-width characters keep email
 * programs from turning it into links. The renderers escape HTML.
 */
export function plainText(typed: string): string {
  const line = readablePart(typed.slice(0, 4 * MAX_CHARACTERS).replace(/\s+/g, ' '));
  const characters = [...line];
  const short = characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : line;
  return short.replace(linking, NON_JOINER);
}
