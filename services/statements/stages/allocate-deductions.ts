import { addDecimals, type Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { largestRemainder } from '../../../shared/royalties/largest-remainder.ts';
import { type Deduction, totalDeducted } from '../../../shared/statements/deduction.ts';
import { deductionStore } from '../../../shared/statements/deduction-kind.ts';
import { groupsOf } from '../../earnings/groups-of.ts';

/** What a recording earned in a month, at all stores, in the currency of the statement. */
export type Earned<Key> = { key: Key; amount: Decimal };

/** A recording's part of the deductions of one kind in a month: below zero, under the name that stands where a store does. */
export type Deducted<Key> = { key: Key; store: string; amount: Decimal };

/**
 * Shares deductions out among recordings and months, in proportion to what each earned, exactly (product 23.20): the parts of a deduction
 * sum to it. What a store took back bears no part, because nothing was paid for it.
 * @param earned in an order that is always the same
 * @param places decimals of a part; not fewer than those of any amount or deduction
 * @throws Error when there are deductions and nothing was earned
 */
export function allocateDeductions<Key>(
  earned: readonly Earned<Key>[],
  deductions: readonly Pick<Deduction, 'kind' | 'amount'>[],
  { payerName, places }: { payerName: string; places: number },
): Deducted<Key>[] {
  const zero: Decimal = { units: 0n, places };
  const bearing = earned.flatMap(({ key, amount }) =>
    amount.units > 0n ? [{ key, ...addDecimals(amount, zero) }] : [],
  );
  const whole = bearing.reduce((sum, { units }) => sum + units, 0n);
  const byKind = groupsOf(deductions, ({ kind }) => kind);
  return [...byKind.values()].flatMap((own) => {
    const kind = own[0]?.kind;
    if (!kind) return [];
    if (whole === 0n) throw new Error('There are deductions from a statement that earned nothing');
    const { units: deducted } = addDecimals(totalDeducted(own), zero);
    const parts = bearing.map(({ units }, index) => ({ key: index, over: deducted * units }));
    const { rounded } = largestRemainder(parts, whole, (one, other) => one - other);
    const store = deductionStore(kind, payerName);
    return rounded.flatMap(({ key: index, units }) => {
      const one = bearing[index];
      return one && units > 0n ? [{ key: one.key, store, amount: { units: -units, places } }] : [];
    });
  });
}
