import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { addDecimals, type Decimal, decimalOf } from '../royalties/exact-decimal.ts';
import { StoredText, Text } from '../text-schemas.ts';
import { DecimalText } from './amounts.ts';
import { deductionKinds } from './deduction-kind.ts';
import { PositiveAmount } from './positive-amount.ts';

export const MAX_DEDUCTIONS = 20;

/** A deduction as finance enters it. */
export const NewDeduction = z.strictObject({
  kind: z.enum(deductionKinds),
  reason: Text.min(1, 'Please enter what it is for'),
  /** In the statement's currency. */
  amount: PositiveAmount,
});
export type NewDeduction = z.infer<typeof NewDeduction>;

/** An amount that the payer keeps from a statement, with a reason that artists can read. */
export const Deduction = z.object({
  deductionId: z.string(),
  kind: z.enum(deductionKinds),
  reason: StoredText,
  amount: DecimalText,
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
});
export type Deduction = z.infer<typeof Deduction>;

/** The sum of all deductions. @throws Error for an amount that is not a decimal */
export const totalDeducted = (deductions: readonly Pick<Deduction, 'amount'>[]): Decimal =>
  deductions.reduce(
    (sum, { amount }) => {
      const one = decimalOf(amount);
      if (!one) throw new Error(`A deduction of ${amount}`);
      return addDecimals(sum, one);
    },
    { units: 0n, places: 0 },
  );

/**
 * Whether a statement with this total can bear these deductions: their sum must not exceed it. A total of zero or less
 * bears none.
 */
export function canBearDeductions(amount: string, deductions: readonly Pick<Deduction, 'amount'>[]): boolean {
  if (deductions.length === 0) return true;
  const [sum, deducted] = [decimalOf(amount), totalDeducted(deductions)];
  return sum !== undefined && addDecimals(sum, { ...deducted, units: -deducted.units }).units >= 0n;
}
