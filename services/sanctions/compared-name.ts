import { type NameWord, nameWord, wordsOf } from './name-words.ts';

/** A name as it is compared with others. */
export type ComparedName = {
  /** Its words, each once. */
  words: readonly NameWord[];
  /** Each two neighbouring words written as one. */
  pairs: readonly NameWord[];
  /** All of it as one word, in its order, and with its last name at the other end: `petrovivan`, `ivanpetrov`. */
  joined: NameWord;
  turned: NameWord;
};

/** Lists write the last name first, with a comma. */
function turn(name: string, words: readonly string[]): string[] {
  const comma = name.indexOf(',');
  if (comma >= 0) return [...wordsOf(name.slice(comma)), ...wordsOf(name.slice(0, comma))];
  return [...words.slice(-1), ...words.slice(0, -1)];
}

/** @returns nothing for a name without a letter or digit */
export function comparedName(name: string): ComparedName | undefined {
  const words = wordsOf(name);
  if (words.length === 0) return undefined;
  return {
    words: [...new Set(words.map((word) => word.toLowerCase()))].map(nameWord),
    pairs: words.slice(1).map((word, n) => nameWord(`${words[n]}${word}`)),
    joined: nameWord(words.join('')),
    turned: nameWord(turn(name, words).join('')),
  };
}
