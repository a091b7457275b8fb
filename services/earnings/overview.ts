import type { EarningsView, ReleaseEarningsView } from '../../shared/earnings/earnings-view.ts';
import { type Figure, sumOf, ZERO_FIGURE } from '../../shared/earnings/figure.ts';
import type { ReleaseId, TrackId } from '../../shared/ids.ts';
import type { EarningsHead, MonthEarnings, ReleaseMonth, StatementPart } from './artist-earnings.ts';
import type { MonthRange } from './earnings-repository.ts';
import { figureView, rankedRows, statementRow, sumTallies } from './figure-view.ts';
import { monthsInRange, rangeBefore } from './month-range.ts';
import { releaseIdFrom } from './name-list.ts';
import { addToTally } from './tally.ts';

/** Returns a row for every month in a range, even those without figures, so that a chart has no gaps. */
const monthRows = (range: MonthRange, figureOf: (month: string) => Figure | undefined) =>
  monthsInRange(range).map((month) => ({ month, ...figureView(figureOf(month) ?? ZERO_FIGURE) }));

/**
 * Summarizes an artist's earnings in a range. The lifetime sums include the previous range, so comparing with it needs
 * no further reads.
 */
export function overview(
  head: EarningsHead,
  months: ReadonlyMap<string, MonthEarnings>,
  range: MonthRange,
): EarningsView {
  const known = [...head.months.keys()].sort();
  const each = [...months.values()];
  const earlier = rangeBefore(range);
  const sumWithin = ({ from, to }: MonthRange) =>
    sumOf([...head.months].flatMap(([month, figure]) => (month >= from && month <= to ? [figure] : [])));
  const [first, last] = [known[0], known.at(-1)];
  const releases = sumTallies(each.map((month) => month.releases));
  return {
    ...range,
    ...(first && last && { first, last }),
    total: figureView(sumOf(releases.values())),
    ...(first && first <= earlier.to && { before: figureView(sumWithin(earlier)) }),
    months: monthRows(range, (month) => sumOf(months.get(month)?.releases.values() ?? [])),
    releases: rankedRows(releases, (name) => {
      const releaseId = releaseIdFrom(name);
      return { ...(releaseId && { releaseId }), title: head.titles.get(name) ?? '' };
    }),
    stores: rankedRows(sumTallies(each.map(({ stores }) => stores)), (store) => ({ store })),
    countries: rankedRows(sumTallies(each.map(({ countries }) => countries)), (country) => ({ country })),
  };
}

/** Summarizes an artist's earnings from one release in a range. */
export function releaseOverview(
  { releaseId, head }: { releaseId: ReleaseId; head: EarningsHead },
  months: ReadonlyMap<string, ReleaseMonth>,
  range: MonthRange,
): ReleaseEarningsView {
  const each = [...months.values()];
  const known = [...head.months.keys()].sort();
  const tracks = sumTallies(each.map((month) => month.tracks));
  const titles = new Map(each.flatMap((month) => [...month.titles]));
  return {
    releaseId,
    title: head.titles.get(releaseId) ?? '',
    ...range,
    first: known[0] ?? range.from,
    last: known.at(-1) ?? range.to,
    total: figureView(sumOf(tracks.values())),
    months: monthRows(range, (month) => sumOf(months.get(month)?.tracks.values() ?? [])),
    tracks: rankedRows(tracks, (trackId) => ({ trackId: trackId as TrackId, title: titles.get(trackId) ?? '' })),
    stores: rankedRows(sumTallies(each.map(({ stores }) => stores)), (store) => ({ store })),
    countries: rankedRows(sumTallies(each.map(({ countries }) => countries)), (country) => ({ country })),
    uses: rankedRows(sumTallies(each.map(({ uses }) => uses)), (use) => ({ use })),
    statements: statementRows(each.flatMap(({ statements }) => statements)),
  };
}

/**
 * Lists each statement once, with its total figure. The artist's shares of its deductions are shown by month
 * (`sources`).
 */
function statementRows(parts: readonly StatementPart[]) {
  const sums = addToTally(
    new Map(),
    parts.map(({ statementId, figure }) => [statementId, figure] as const),
  );
  const sources = new Map(parts.map((part) => [part.statementId, part]));
  return [...sources.values()].map(({ deducted: _, ...part }) =>
    statementRow({ ...part, figure: sums.get(part.statementId) ?? ZERO_FIGURE }),
  );
}
