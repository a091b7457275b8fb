import { type Figure, isNothing, NOTHING, plus } from '../../shared/earnings/figure.ts';

/** Figures by what they are of: a release, a store, a country. */
export type Tally = ReadonlyMap<string, Figure>;

/** What comes to nothing is not there: so a reversal leaves what was before, and the order of statements nothing at all. */
export function added(tally: Tally, more: Iterable<readonly [string, Figure]>): Tally {
  const sums = new Map(tally);
  for (const [name, figure] of more) sums.set(name, plus(sums.get(name) ?? NOTHING, figure));
  return new Map([...sums].filter(([, figure]) => !isNothing(figure)));
}
