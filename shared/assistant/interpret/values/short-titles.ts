import type { Element } from '../credits/credit-element.ts';
import { nameKey } from '../credits/known-credits.ts';

/**
 * Reads a name as a track if it is part of exactly one title, and begins a sentence or follows a word such as "except":
 * 'Veil is by Ana', 'except porch swing'.
 */
export function withShortTitles(elements: readonly Element[], titles: readonly string[]): readonly Element[] {
  if (titles.length < 2) return elements;
  return elements.map((element, n): Element => {
    if (element.is !== 'name' || element.person.kind !== 'named') return element;
    const next = elements[n + 1];
    const isSaid = next?.is === 'name' && (next.link === 'colon' || next.link === 'is');
    const isHead =
      n === 0 &&
      next !== undefined &&
      (isSaid || next.is === 'noWords' || (next.is === 'role' && elements[2]?.is === 'name' && next.link !== 'did'));
    if (!isHead && !element.isExcept) return element;
    const words = nameKey(element.person.name).split(' ');
    const meant = titles.flatMap((title, at) =>
      title !== '' && abbreviates(words, nameKey(title).split(' ')) ? [at + 1] : [],
    );
    if (meant.length !== 1) return element;
    if (next && isHead) [next.link, next.separator] = [undefined, 'none'];
    const { separator, link, isAside, isBesides, isAfterTalk } = element;
    return {
      is: 'tracks',
      tracks: meant,
      isExcept: element.isExcept,
      separator,
      link,
      isAside,
      isBesides,
      isAfterTalk,
    };
  });
}

/**
 * Whether words abbreviate a title, as 'raglan rd' does Raglan Road: each one is a word of the title, or consists of
 * some letters of one, in order.
 */
const abbreviates = (words: readonly string[], title: readonly string[]): boolean =>
  words.every((word) =>
    title.some(
      (one) =>
        one === word ||
        (word.length > 1 && one.length > word.length && one[0] === word[0] && one.at(-1) === word.at(-1)),
    ),
  );
