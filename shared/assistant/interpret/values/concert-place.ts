import type { Word } from '../words/words.ts';

/** Reads where a concert took place, such as ' at the Old Mill', starting at a position in the words. */
export function readConcertPlace(text: string, words: readonly Word[], at: number): string {
  let from = at;
  while (['recording', 'version', 'album', 'session', 'show', 'concert', 'gig', 'set'].includes(words[from]?.key ?? ''))
    from++;
  if (!['at', 'from', 'in', 'im', 'en', 'au', 'a', 'no', 'na', 'al'].includes(words[from]?.key ?? '')) return '';
  let to = from + 1;
  while (
    to < words.length &&
    to - from < 8 &&
    !/[,.;!?(]/.test(words[to]?.gap ?? '') &&
    (/^[\p{Lu}\p{N}]/u.test(words[to]?.text ?? '') ||
      ['the', 'of', 'de', 'la', 'el', 'and', 'le', 'da', 'do'].includes(words[to]?.key ?? ''))
  )
    to++;
  while (to > from + 1 && !/^\p{Lu}/u.test(words[to - 1]?.text ?? '')) to--;
  const next = words[to];
  const isEnd =
    !next ||
    /[,.;!?()]/.test(next.gap) ||
    ['in', 'on', 'last', 'and', 'so', 'for', 'this', 'y', 'e', 'et', 'und', 'el', 'am', 'im', 'le'].includes(next.key);
  return to === from + 1 || !isEnd ? '' : ` ${text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)}`;
}
