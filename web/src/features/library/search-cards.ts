import { fold } from '../../../../shared/fold.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';

/**
 * A card's searchable text (product 4.5): its words, and its codes, which can also be searched for in their printed
 * form.
 */
type Folded = { words: string; codes: string };

/**
 * Caches each card's normalized text, so that it is not computed again for every letter typed. This works because cards
 * are replaced, never changed.
 */
const folded = new WeakMap<ReleaseCard, Folded>();

function foldedOf(card: ReleaseCard): Folded {
  const known = folded.get(card);
  if (known) return known;
  const { title, artist, label, trackTitles, upc, isrcs } = card;
  const codes = fold([upc, ...isrcs].join(' '));
  const fresh = { words: `${fold([title, artist, label, ...trackTitles].join(' '))} ${codes}`, codes };
  folded.set(card, fresh);
  return fresh;
}

const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** Whether a card's text contains a word. A code may be typed with its dashes: US-ABC-26-00001. */
const containsWord = ({ words, codes }: Folded, word: string): boolean => {
  if (words.includes(word)) return true;
  const bare = word.replaceAll('-', '');
  return bare !== '' && bare !== word && codes.includes(bare);
};

/** The cards that contain every word, in their original order. Without words, all cards. */
export function searchCards(cards: readonly ReleaseCard[], search: string): readonly ReleaseCard[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return cards;
  return cards.filter((card) => wanted.every((word) => containsWord(foldedOf(card), word)));
}

/** The part of a card that matches the search, if its title and artist do not show it: 'Track “Harbour Light”'. */
export function matchText(card: ReleaseCard, search: string): string | undefined {
  const shown = fold(`${card.title} ${card.artist}`);
  const hidden = wordsOf(search).filter((word) => !shown.includes(word));
  if (hidden.length === 0) return undefined;
  const places = [
    ...card.trackTitles.map((title) => ({ text: title, says: `Track “${title}”` })),
    { text: card.label, says: `Label “${card.label}”` },
    { text: card.upc, says: `UPC ${card.upc}` },
    ...card.isrcs.map((isrc) => ({ text: isrc, says: `ISRC ${isrc}` })),
  ];
  const isIn = (text: string) => hidden.every((word) => containsWord({ words: fold(text), codes: fold(text) }, word));
  return places.find(({ text }) => isIn(text))?.says;
}
