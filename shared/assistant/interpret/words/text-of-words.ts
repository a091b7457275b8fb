import type { Word } from './words.ts';

/** Extracts the text from word `from` up to, but not including, word `to`, with its adjoining punctuation. */
export function textOf(text: string, words: readonly Word[], from = 0, to = words.length): string {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || from >= to) return '';
  const before = /\S*$/.exec(text.slice(from === 0 ? 0 : (words[from - 1]?.end ?? 0), first.start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(last.end, words[to]?.start ?? text.length))?.[0] ?? '';
  const sign = before.replace(/^.*[:=>]/, '');
  return unwrapped(`${sign}${text.slice(first.start, last.end)}${after}`);
}

/** Removes punctuation from both ends, and quotes, a full stop or brackets that are not part of a name. */
function unwrapped(text: string): string {
  const bare = text
    .replace(/[,;:]+$/, '')
    .replace(/^[,;:–-]+(?=\p{L})/u, '')
    .trim();
  const quoted = /^"([^"]*)"[.!]?$/.exec(bare)?.[1];
  if (quoted) return quoted.trim();
  const open =
    bare.startsWith('(') === bare.endsWith(')')
      ? bare
      : bare.replace(/^\((?=[^)]*$)/, '').replace(/(?<=^[^(]*)\)$/, '');
  return /^[^.]*\p{L}{2}\.$/u.test(open) && open.includes(' ') ? open.slice(0, -1) : open;
}
