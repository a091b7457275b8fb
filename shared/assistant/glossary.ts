/** A word of the trade: how people say it, and what it means in plain words. */
export type Term = { term: string; also: readonly string[]; means: string };

const glossary: readonly Term[] = [
  {
    term: 'P-line',
    also: ['p line', 'phonogram', '℗'],
    means:
      'The P-line (℗) names who owns the recording, with the year: “℗ 2026 Ferry House”. Without a label that is usually yourself.',
  },
  {
    term: 'C-line',
    also: ['c line', 'copyright line', '©'],
    means: 'The C-line (©) names who owns the artwork and the text, with the year. It is often the same as the P-line.',
  },
];

/** What a term means, by its name or one of its other names; undefined when we do not know it. */
export const meaningOf = (said: string): Term | undefined => {
  const sought = said.trim().toLowerCase();
  return glossary.find(({ term, also }) => [term, ...also].some((name) => name.toLowerCase() === sought));
};
