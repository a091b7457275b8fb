import type { FigureView, StatementRow } from '../../shared/earnings/earnings-view.ts';
import { type Figure, plus } from '../../shared/earnings/figure.ts';
import type { StatementPart } from './artist-earnings.ts';
import type { Tally } from './tally.ts';

/** Converts a figure to its format in replies. */
export const figureView = ({ streams, gross, micros, platform }: Figure): FigureView => ({
  streams: Number(streams),
  grossMicros: String(gross),
  earnedMicros: String(micros),
  platformMicros: String(platform),
});

const byEarnings = ([name, one]: readonly [string, Figure], [other, two]: readonly [string, Figure]): number =>
  one.micros === two.micros ? (name < other ? -1 : 1) : one.micros > two.micros ? -1 : 1;

/** Returns the rows of a tally, highest earnings first. */
export const rankedRows = <Row>(tally: Tally, row: (name: string) => Row): (Row & FigureView)[] =>
  [...tally].sort(byEarnings).map(([name, figure]) => ({ ...row(name), ...figureView(figure) }));

/** Adds up the tallies of several months. */
export function sumTallies(tallies: Iterable<Tally>): Tally {
  const sums = new Map<string, Figure>();
  for (const tally of tallies)
    for (const [name, figure] of tally) {
      const before = sums.get(name);
      sums.set(name, before ? plus(before, figure) : figure);
    }
  return sums;
}

export const statementRow = ({
  cells: _,
  bases: __,
  figure,
  deductions,
  deducted,
  ...source
}: StatementPart): StatementRow => ({
  ...source,
  ...(deductions && { deductions: [...deductions] }),
  ...(deducted && { deducted: [...deducted] }),
  ...figureView(figure),
});
