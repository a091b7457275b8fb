import { type Figure, isNothing, plus, ZERO_FIGURE } from '../../shared/earnings/figure.ts';

/** Figures by release, store, country or some other name. */
export type Tally = ReadonlyMap<string, Figure>;

/**
 * Adds figures to a tally. Zero figures are dropped, so that a reversal restores the previous tally, and the order of
 * statements does not matter.
 */
export function addToTally(tally: Tally, more: Iterable<readonly [string, Figure]>): Tally {
  const sums = new Map(tally);
  for (const [name, figure] of more) sums.set(name, plus(sums.get(name) ?? ZERO_FIGURE, figure));
  return new Map([...sums].filter(([, figure]) => !isNothing(figure)));
}
