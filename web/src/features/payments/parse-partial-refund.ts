import { price } from '../../lib/format.ts';

/**
 * Converts a typed partial refund from dollars to whole cents, or explains why it is invalid.
 * @param left cents that can still be refunded; a partial refund must be less
 */
export function parsePartialRefund(typed: string, left: number): { cents: number } | { error: string } {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const part = dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (part === 0) return { error: 'Please enter an amount in dollars, such as 1.50' };
  return part < left ? { cents: part } : { error: `Must be less than ${price(left)}` };
}
