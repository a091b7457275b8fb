import { fold } from '../../shared/fold.ts';

/** The words of a name as lists are compared: without accents, marks and order, each once. */
export const nameTokens = (name: string): string[] =>
  [
    ...new Set(
      fold(name)
        .replace(/['’`]/g, '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''),
    ),
  ].sort();

/**
 * Whether a name may be that of a list: each word of the listed name is one of its words. A listed name of one word must be the whole name,
 * or every Kim would be held.
 */
export function mayBeListed(listed: readonly string[], name: readonly string[]): boolean {
  if (listed.length === 0) return false;
  if (listed.length === 1) return name.length === 1 && name[0] === listed[0];
  return listed.every((word) => name.includes(word));
}

/** By which a listed name is found: its longest word, which fewest share. */
export const keyWord = (tokens: readonly string[]): string =>
  tokens.reduce((longest, word) => (word.length > longest.length ? word : longest), '').slice(0, 100);
