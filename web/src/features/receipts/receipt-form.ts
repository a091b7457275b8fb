import type { NewReceipt } from '../../../../shared/receipts/receipt.ts';
import { decimalOf } from '../../../../shared/royalties/exact-decimal.ts';
import { floorDiv } from '../../../../shared/royalties/largest-remainder.ts';
import { typedAmount } from '../../lib/typed-amount.ts';

/** The values of the receipt form as typed. */
export type ReceiptTexts = Record<'payer' | 'amount' | 'currency' | 'rate' | 'day' | 'reference', string>;

type Errors = Partial<Record<keyof ReceiptTexts, string>>;

/** Parses the form's values as a receipt. If any are missing or invalid, returns errors and no receipt. */
export function receiptFrom(texts: ReceiptTexts): { receipt?: NewReceipt; errors: Errors } {
  const amount = typedAmount(texts.amount);
  const currency = texts.currency.trim().toUpperCase();
  const rate = texts.rate.trim();
  const reference = texts.reference.trim();
  const errors: Errors = {};
  if (amount === undefined) errors.amount = 'Please enter an amount, such as 1,234.56';
  if (!/^[A-Z]{3}$/.test(currency)) errors.currency = 'Three letters';
  if (currency !== 'USD' && !(/^\d{1,7}(\.\d{1,12})?$/.test(rate) && /[1-9]/.test(rate)))
    errors.rate = `Enter how many US dollars one ${currency || 'unit'} is worth, such as 1.0842`;
  if (texts.day === '') errors.day = 'Please choose a day';
  if (reference === '') errors.reference = 'Please enter the bank’s reference';
  if (amount === undefined || Object.keys(errors).length > 0) return { errors };
  const { payer, day } = texts;
  return { receipt: { payer, amount, currency, day, reference, ...(currency !== 'USD' && { rate }) }, errors };
}

/** The amount of a receipt in micro-dollars, truncated. */
export function micros({ amount, rate = '1' }: Pick<NewReceipt, 'amount' | 'rate'>): bigint {
  const [paid, dollars] = [decimalOf(amount), decimalOf(rate)];
  if (!paid || !dollars) return 0n;
  return floorDiv(paid.units * dollars.units * 1_000_000n, 10n ** BigInt(paid.places + dollars.places));
}
