import { addDecimals, type Decimal, decimalOf, decimalText } from '../royalties/exact-decimal.ts';
import type { Statement } from './statement.ts';

type Read = NonNullable<Extract<Statement, { state: 'ready' }>['read']>;

const decimal = (text: string): Decimal => decimalOf(text) ?? { units: 0n, places: 0 };

/**
 * Computes the sum of the lines that no earlier statement has posted, before deductions, in the statement's currency
 * (product 23.26).
 */
export function amountToPost({ amount, postedBefore }: Pick<Read, 'amount' | 'postedBefore'>): string {
  const before = decimal(postedBefore?.amount ?? '0');
  return decimalText(addDecimals(decimal(amount), { ...before, units: -before.units }));
}
