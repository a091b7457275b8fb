import type { FigureView, StatementRow } from '../../shared/earnings/earnings-view.ts';
import { type Figure, plus } from '../../shared/earnings/figure.ts';
import type { TrackId } from '../../shared/ids.ts';
import type { StatementPart } from './earned.ts';
import type { Tally } from './tally.ts';

/** A figure as a reply says it. */
export const figureView = ({ streams, gross, micros, platform }: Figure): FigureView => ({
  streams: Number(streams),
  grossMicros: String(gross),
  earnedMicros: String(micros),
  platformMicros: String(platform),
});

const most = ([name, one]: readonly [string, Figure], [other, two]: readonly [string, Figure]): number =>
  one.micros === two.micros ? (name < other ? -1 : 1) : one.micros > two.micros ? -1 : 1;

/** The rows of a tally, what earned most first. */
export const rowsOf = <Row>(tally: Tally, row: (name: string) => Row): (Row & FigureView)[] =>
  [...tally].sort(most).map(([name, figure]) => ({ ...row(name), ...figureView(figure) }));

/** Tallies of several months together. */
export function together(tallies: Iterable<Tally>): Tally {
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
  ...(deducted && { deducted: deducted.map((part) => ({ ...part, trackId: part.trackId as TrackId })) }),
  ...figureView(figure),
});
