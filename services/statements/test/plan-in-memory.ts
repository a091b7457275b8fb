import type { Terms } from '../../../shared/royalties/allocate.ts';
import { addDecimals, type Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import type { Spread } from '../planning/allocate-unit-to-tracks.ts';
import { openArtists } from '../planning/artist-table.ts';
import { type MonthOfUnit, type RowOfUnit, UNPAID } from '../planning/earned-table.ts';
import type { PayableUnit } from '../planning/payable-units.ts';
import type { Allocation, PlannedPosting } from '../planning/plan-objects.ts';
import { type PlanSource, type UnitPage, unitPage } from '../planning/plan-source.ts';
import { planStatement } from '../planning/plan-statement.ts';
import { openRemainders } from '../planning/remainder-table.ts';

type Input = {
  rows: readonly RowOfUnit[];
  units: readonly PayableUnit[];
  spread: Spread;
  terms: Terms;
  rate: Decimal;
  /** At least the decimals of every amount. */
  places: number;
  store: (n: number, postings: readonly PlannedPosting[]) => void;
};

/** Sums up the rows of units by month. */
export const monthsOf = (rows: readonly RowOfUnit[]): MonthOfUnit[] =>
  [...groupBy(rows, ({ n, month }) => `${n} ${month}`).values()].map((own) => ({
    n: own[0].n,
    month: own[0].month,
    amount: own.reduce((sum, { amount }) => addDecimals(sum, amount), { units: 0n, places: 0 }),
  }));

/** Plans rows in memory with a page for each release. @returns the plan, its artists, and their allocations */
export async function planInMemory(engine: Engine, { rows, units, spread, terms, rate, places, store }: Input) {
  const pages = [...groupBy(units, ({ releaseId }) => releaseId).values()].map((own) =>
    unitPage([own[0].n, own[0].n + own.length - 1], { units: own, spread, terms }),
  );
  const ofPage = ({ range: [from, to] }: UnitPage) => rows.filter(({ n }) => n >= from && n <= to);
  const source: PlanSource = {
    places: async () => places,
    async *pages() {
      yield* pages;
    },
    months: async (page) => monthsOf(ofPage(page)),
    rows: async (page) => ofPage(page),
    unpaidMonths: async () => monthsOf(rows.filter(({ n }) => n === UNPAID)),
  };
  await engine.run('DROP TABLE IF EXISTS paid; DROP TABLE IF EXISTS artists; DROP TABLE IF EXISTS allocated');
  const artists = await openArtists(engine);
  const planned = await planStatement(source, {
    ...{ rate, artists },
    openRemainders: (denominator) => openRemainders(engine, denominator),
    store: async (n, postings) => store(n, postings),
  });
  await artists.rank();
  const allocations: Allocation[] = [];
  const listed: string[] = [];
  for await (const page of artists.pieces()) {
    allocations.push(...page.allocations);
    listed.push(...page.artists.map(({ artistId }) => artistId));
  }
  return { planned, artists: listed, allocations };
}
