import { boxOfBoth } from './box-of-both.ts';
import type { CoverWords } from './cover-words.ts';
import { containsLetters, lettersOf } from './letters.ts';
import type { Look } from './look.ts';

/** The names that may be on a release's cover. */
export type CoverNames = {
  title: string;
  artists: readonly string[];
  /** Other words that belong there: tracks, versions, labels. */
  others: readonly string[];
};

/** Fewer letters are not taken for a title. */
const MIN_LETTERS = 4;
/** Words are foreign if more than one letter in this many differs from every name, so that misread names are not. */
const FOREIGN = 3;
/** How high words must be, as a share of the cover, if neither the title nor an artist is on it. */
const MIN_HEIGHT = 0.05;
/** How high words must be beside the title or an artist, in relation to it. */
const BESIDE = 0.6;

const isComparable = (name: string): boolean => !/(?![\p{Script=Latin}\p{Script=Han}])\p{L}/u.test(name);

/** Latin letters that no Cyrillic or Greek letter looks like. In Latin words they are a fifth of all letters. */
const UNMISTAKABLE = /[dfgjlqsv\p{Script=Han}]/gu;
const MIN_UNMISTAKABLE = 1 / 12;

/** Whether the words may be of another script, which the reader reads as the Latin letters that it looks like. */
const mayBeForeign = (letters: string): boolean =>
  (letters.match(UNMISTAKABLE)?.length ?? 0) < MIN_UNMISTAKABLE * letters.length;

const heightOf = ({ box }: CoverWords): number => Math.min(box.width, box.height);

/**
 * Finds words on a cover that look like a title, but are no name of this release: as high as the title or the artist
 * beside them, or high and alone. Compares only what can be compared with certainty. A cover on which both the title
 * and an artist are may say whatever else.
 */
export function foreignTitle({ lines, unread }: Look, { title, artists, others }: CoverNames): CoverWords | undefined {
  const names = [title, ...artists];
  if (unread || !names.every(isComparable)) return undefined;
  const inOrder = [...lines].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const all = lettersOf(inOrder.map(({ text }) => text).join(''));
  if (mayBeForeign(all)) return undefined;

  const isOnCover = (name: string): boolean =>
    containsLetters(all, lettersOf(name)) ||
    name.split(/\s+/).every((word) => word !== '' && containsLetters(all, lettersOf(word)));
  if (isOnCover(title) && artists.some(isOnCover)) return undefined;

  const known = [...names, ...others].map(lettersOf).filter((letters) => letters !== '');
  const isName = ({ text }: CoverWords): boolean => {
    const letters = lettersOf(text);
    return known.some((name) => containsLetters(name, letters, FOREIGN) || containsLetters(letters, name, FOREIGN));
  };
  const named = lines.filter(isName);
  const least = named.length > 0 ? BESIDE * Math.max(...named.map(heightOf)) : MIN_HEIGHT;
  const [highest, ...beside] = lines
    .filter((line) => lettersOf(line.text).length >= MIN_LETTERS && heightOf(line) >= least && !isName(line))
    .sort((a, b) => heightOf(b) - heightOf(a));
  return highest && withNeighbors(highest, beside);
}

/** Words in the same row are often read as several lines. */
function withNeighbors(words: CoverWords, others: readonly CoverWords[]): CoverWords {
  const middleOf = ({ box }: CoverWords) => box.y + box.height / 2;
  const row = [words, ...others.filter((other) => Math.abs(middleOf(other) - middleOf(words)) < words.box.height / 2)];
  return {
    text: row
      .sort((a, b) => a.box.x - b.box.x)
      .map(({ text }) => text)
      .join(' '),
    box: row.map(({ box }) => box).reduce(boxOfBoth),
  };
}
