import { Problem } from '../../shared/contract/problem.ts';
import type { NewReceipt } from '../../shared/receipts/receipt.ts';
import { decimalOf } from '../../shared/royalties/exact-decimal.ts';
import { floorDiv } from '../../shared/royalties/largest-remainder.ts';

const MICROS = 1_000_000n;

/**
 * Converts a receipt to micro-dollars, truncated, with the rate used.
 * @throws Problem `receipt-rate-needed` for a foreign currency without a rate, or US dollars with one;
 * `receipt-too-small`
 */
export function receiptMicros({ amount, currency, rate }: Pick<NewReceipt, 'amount' | 'currency' | 'rate'>): {
  rate: string;
  micros: bigint;
} {
  const isDollars = currency === 'USD';
  if (isDollars !== (rate === undefined)) throw new Problem('receipt-rate-needed', { currency });
  const [paid, dollars] = [decimalOf(amount), decimalOf(rate ?? '1')];
  if (!paid || !dollars) throw new Error(`A receipt of ${amount} at ${rate}`);
  const micros = floorDiv(paid.units * dollars.units * MICROS, 10n ** BigInt(paid.places + dollars.places));
  if (micros <= 0n) throw new Problem('receipt-too-small');
  return { rate: rate ?? '1', micros };
}
