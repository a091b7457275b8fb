import { addDecimals, type Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { largestRemainder } from '../../../shared/royalties/largest-remainder.ts';
import { type Deduction, totalDeducted } from '../../../shared/statements/deduction.ts';
import { deductionStore } from '../../../shared/statements/deduction-kind.ts';
import { groupBy } from '../../earnings/group-by.ts';

/** A recording's earnings in a month from all stores, in the statement's currency. */
export type Earned<Key> = { key: Key; amount: Decimal };

/**
 * A recording's part of the deductions of one kind in a month. It is negative, and the deduction's name takes the place
 * of a store.
 */
export type Deducted<Key> = { key: Key; store: string; amount: Decimal };

/**
 * Divides deductions exactly among recordings and months, in proportion to their earnings (product 23.20). The parts of
 * a deduction add up to it. Negative earnings bear no part, because nothing was paid for them.
 * @param earned in a stable order
 * @param places the number of decimals in a part; at least as many as every amount and deduction has
 * @throws Error if there are deductions but no earnings
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
  const byKind = groupBy(deductions, ({ kind }) => kind);
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
