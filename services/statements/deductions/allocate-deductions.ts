import { addDecimals, type Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { type Deduction, totalDeducted } from '../../../shared/statements/deduction.ts';
import { deductionStore } from '../../../shared/statements/deduction-kind.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { openRemainders } from '../planning/remainder-table.ts';

/** A recording's earnings in a month from all stores, in the statement's currency. */
type Earned<Key> = { key: Key; amount: Decimal };

/**
 * A recording's part of the deductions of one kind in a month. It is negative, and the deduction's name takes the place
 * of a store.
 */
export type Deducted<Key> = { key: Key; store: string; amount: Decimal };

type Input<Key> = {
  /** Reads all earnings, in the same order each time. */
  earned: () => AsyncIterable<readonly Earned<Key>[]>;
  payerName: string;
  /** The decimals of a part; at least those of every amount and deduction. */
  places: number;
  openRemainders: (denominator: bigint) => ReturnType<typeof openRemainders>;
};

/** Numbers as text in their order. */
const inOrder = (index: number): string => String(index).padStart(12, '0');

/**
 * Divides deductions exactly among recordings and months, in proportion to their earnings (product 23.20). The parts of
 * a deduction sum to it. Negative earnings bear no part, because nothing was paid for them.
 * @returns the parts, in pages
 * @throws Error if there are deductions but no earnings
 */
export async function* allocateDeductions<Key>(
  deductions: readonly Pick<Deduction, 'kind' | 'amount'>[],
  { earned, payerName, places, openRemainders }: Input<Key>,
): AsyncGenerator<Deducted<Key>[]> {
  if (deductions.length === 0) return;
  const zero: Decimal = { units: 0n, places };
  const bearing = async function* () {
    let index = 0;
    for await (const page of earned())
      yield page.flatMap(({ key, amount }) =>
        amount.units > 0n ? [{ key, index: inOrder(index++), units: addDecimals(amount, zero).units }] : [],
      );
  };
  let whole = 0n;
  for await (const page of bearing()) whole = page.reduce((sum, { units }) => sum + units, whole);
  if (whole === 0n) throw new Error('There are deductions from a statement that earned nothing');
  for (const own of groupBy(deductions, ({ kind }) => kind).values()) {
    const { units: deducted } = addDecimals(totalDeducted(own), zero);
    const partOf = ({ index, units }: { index: string; units: bigint }) => ({ key: index, over: deducted * units });
    const remainders = await openRemainders(whole);
    for await (const page of bearing()) await remainders.add(page.map(partOf));
    const { round } = await remainders.decide();
    const store = deductionStore(own[0].kind, payerName);
    for await (const page of bearing())
      yield page.flatMap((one) => {
        const units = round(partOf(one));
        return units > 0n ? [{ key: one.key, store, amount: { units: -units, places } }] : [];
      });
  }
}
