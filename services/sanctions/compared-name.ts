import { type NameWord, nameWord, nameWords } from './name-words.ts';

/** A name in each form in which it is compared. */
export type ComparedName = {
  /** Its distinct words. */
  words: readonly NameWord[];
  /** Each pair of adjacent words, joined. */
  pairs: readonly NameWord[];
  /** All words joined: in order, and with the last name moved to the other end: `petrovivan`, `ivanpetrov`. */
  joined: NameWord;
  turned: NameWord;
};

/** Moves the last name to the end; lists put it first, with a comma. */
function moveLastNameToEnd(name: string, words: readonly string[]): string[] {
  const comma = name.indexOf(',');
  if (comma >= 0) return [...nameWords(name.slice(comma)), ...nameWords(name.slice(0, comma))];
  return [...words.slice(-1), ...words.slice(0, -1)];
}

/** @returns undefined for a name without a letter or digit */
export function comparedName(name: string): ComparedName | undefined {
  const words = nameWords(name);
  if (words.length === 0) return undefined;
  return {
    words: [...new Set(words.map((word) => word.toLowerCase()))].map(nameWord),
    pairs: words.slice(1).map((word, n) => nameWord(`${words[n]}${word}`)),
    joined: nameWord(words.join('')),
    turned: nameWord(moveLastNameToEnd(name, words).join('')),
  };
}
