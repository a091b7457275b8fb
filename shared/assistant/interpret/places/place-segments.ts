import { findSaying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';
import type { Item } from './place-items.ts';

/** The words between two commas: the items among them, and the runs of words that are not part of an item. */
export type Segment = { from: number; to: number; items: Item[]; unknown: { from: number; to: number }[] };

const BREAK = /[,;:.!?()\n–—]|\s-\s/;
/** Splits a message into segments at commas, at the end of a sentence, and before words such as "because". */
export function segmentsOf(words: readonly Word[], items: readonly Item[]): Segment[] {
  const because = new Set(findSaying(words, 'because').map(({ from }) => from));
  const inName = new Set(
    items
      .filter(({ kind }) => kind === 'name')
      .flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + n + 1)),
  );
  const starts = words.flatMap(({ gap }, n) =>
    n === 0 || ((BREAK.test(gap) || because.has(n)) && !inName.has(n)) ? [n] : [],
  );
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? words.length;
    const own = items.filter((item) => item.from >= from && item.from < to);
    const covered = new Set(
      own.flatMap((item) => Array.from({ length: item.to - item.from }, (_, m) => item.from + m)),
    );
    const unknown: Segment['unknown'] = [];
    for (let at = from; at < to; at++) {
      const last = unknown.at(-1);
      if (covered.has(at)) continue;
      if (last && last.to === at) last.to = at + 1;
      else unknown.push({ from: at, to: at + 1 });
    }
    return { from, to, items: own, unknown };
  });
}
