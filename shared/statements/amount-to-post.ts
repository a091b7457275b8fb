import { addDecimals, type Decimal, decimalOf, decimalText } from '../royalties/exact-decimal.ts';
import type { Statement } from './statement.ts';

type Read = NonNullable<Extract<Statement, { state: 'ready' }>['read']>;

const decimal = (text: string): Decimal => decimalOf(text) ?? { units: 0n, places: 0 };

/** What the lines of a statement come to that no earlier one has posted, before deductions, in its currency (product 23.26). */
export function amountToPost({ amount, postedBefore }: Pick<Read, 'amount' | 'postedBefore'>): string {
  const before = decimal(postedBefore?.amount ?? '0');
  return decimalText(addDecimals(decimal(amount), { ...before, units: -before.units }));
}
