import type { EarningsView, ReleaseEarningsView } from '../../shared/earnings/earnings-view.ts';
import { type Figure, NOTHING, sumOf } from '../../shared/earnings/figure.ts';
import type { ReleaseId, TrackId } from '../../shared/ids.ts';
import type { EarningsHead, MonthEarnings, ReleaseMonth, StatementPart } from './earned.ts';
import type { MonthRange } from './earnings-repository.ts';
import { figureView, rowsOf, statementRow, together } from './figure-view.ts';
import { monthsOf, rangeBefore } from './month-range.ts';
import { OTHERS } from './names.ts';
import { added } from './tally.ts';

/** Every month of a range, also those without figures: a chart has no holes. */
const monthRows = (range: MonthRange, figureOf: (month: string) => Figure | undefined) =>
  monthsOf(range).map((month) => ({ month, ...figureView(figureOf(month) ?? NOTHING) }));

/** What an artist earned in a range, of what is stored of its months. The months before it stand in the head: nothing more is read. */
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
  const releases = together(each.map((month) => month.releases));
  return {
    ...range,
    ...(first && last && { first, last }),
    total: figureView(sumOf(releases.values())),
    ...(first && first <= earlier.to && { before: figureView(sumWithin(earlier)) }),
    months: monthRows(range, (month) => sumOf(months.get(month)?.releases.values() ?? [])),
    releases: rowsOf(releases, (name) => ({
      ...(name !== OTHERS && { releaseId: name as ReleaseId }),
      title: head.titles.get(name) ?? '',
    })),
    stores: rowsOf(together(each.map(({ stores }) => stores)), (store) => ({ store })),
    countries: rowsOf(together(each.map(({ countries }) => countries)), (country) => ({ country })),
  };
}

/** What a release earned an artist in a range. */
export function releaseOverview(
  { releaseId, head }: { releaseId: ReleaseId; head: EarningsHead },
  months: ReadonlyMap<string, ReleaseMonth>,
  range: MonthRange,
): ReleaseEarningsView {
  const each = [...months.values()];
  const known = [...head.months.keys()].sort();
  const tracks = together(each.map((month) => month.tracks));
  const titles = new Map(each.flatMap((month) => [...month.titles]));
  return {
    releaseId,
    title: head.titles.get(releaseId) ?? '',
    ...range,
    first: known[0] ?? range.from,
    last: known.at(-1) ?? range.to,
    total: figureView(sumOf(tracks.values())),
    months: monthRows(range, (month) => sumOf(months.get(month)?.tracks.values() ?? [])),
    tracks: rowsOf(tracks, (trackId) => ({ trackId: trackId as TrackId, title: titles.get(trackId) ?? '' })),
    stores: rowsOf(together(each.map(({ stores }) => stores)), (store) => ({ store })),
    countries: rowsOf(together(each.map(({ countries }) => countries)), (country) => ({ country })),
    uses: rowsOf(together(each.map(({ uses }) => uses)), (use) => ({ use })),
    statements: statementRows(each.flatMap(({ statements }) => statements)),
  };
}

/** Each statement once, with all that it said; the artist's parts of its deductions are with each month (`sources`). */
function statementRows(parts: readonly StatementPart[]) {
  const sums = added(
    new Map(),
    parts.map(({ statementId, figure }) => [statementId, figure] as const),
  );
  const sources = new Map(parts.map((part) => [part.statementId, part]));
  return [...sources.values()].map(({ deducted: _, ...part }) =>
    statementRow({ ...part, figure: sums.get(part.statementId) ?? NOTHING }),
  );
}
