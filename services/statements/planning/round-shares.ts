import { partOfAmount } from '../../../shared/royalties/album-parts.ts';
import {
  type Earning,
  exactShares,
  type Payee,
  partName,
  sharesDenominator,
} from '../../../shared/royalties/allocate.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import type { MonthOfUnit } from './earned-table.ts';
import type { PlanSource, UnitPage } from './plan-source.ts';
import type { openRemainders, Rounding } from './remainder-table.ts';

type Input = { rate: Decimal; openRemainders: (denominator: bigint) => ReturnType<typeof openRemainders> };
type Shares = {
  /** The statement's total in micro-dollars, rounded down. */
  micros: bigint;
  /** The share of unpaid recordings. */
  unpaid: bigint;
  /** Returns each payee's share of the releases of a page, rounded together with all other shares of the statement. */
  ofPage: (months: readonly MonthOfUnit[], page: UnitPage) => (releaseId: string, payee: Payee) => bigint;
};

const earningsOf = (months: readonly MonthOfUnit[], { unitOf, spread }: UnitPage): Earning[] =>
  months.flatMap(({ n, month, amount }): Earning[] =>
    spread(unitOf(n), month).map(({ track, part }) => ({ track, month, amount: partOfAmount(amount, part) })),
  );

/**
 * Allocates a statement exactly and rounds all shares together, with the same result as `allocate`, but with only the
 * shares of one page in memory.
 */
export async function roundShares(source: PlanSource, { rate, openRemainders }: Input): Promise<Shares> {
  const places = await source.places();
  const exact = (earnings: readonly Earning[], terms: UnitPage['terms']) =>
    [...exactShares(earnings, { rate, terms, places })].map(([key, { over }]) => ({ key, over }));
  const remainders = await openRemainders(sharesDenominator(places, rate));
  const unpaid = exact(
    (await source.unpaidMonths()).map(({ month, amount }) => ({ track: undefined, month, amount })),
    { ownerOf: () => '', percentageOf: () => 0, splitOf: () => [] },
  );
  await remainders.add(unpaid);
  for await (const page of source.pages())
    await remainders.add(exact(earningsOf(await source.months(page), page), page.terms));
  const { whole, round }: Rounding = await remainders.decide();
  return {
    micros: whole,
    unpaid: unpaid.reduce((sum, part) => sum + round(part), 0n),
    ofPage: (months, page) => {
      const shares = new Map(exact(earningsOf(months, page), page.terms).map((part) => [part.key, round(part)]));
      return (releaseId, payee) => shares.get(partName({ releaseId, payee })) ?? 0n;
    },
  };
}
