import type * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';
import { Receipt } from '../../shared/receipts/receipt.ts';
import type { Item } from '../platform/table.ts';

/** A receipt as stored. */
const StoredReceipt = Receipt.omit({ amountMicros: true }).extend({ micros: MicrosInTable });
export type StoredReceipt = z.output<typeof StoredReceipt>;

export const readReceipt = (item: Item): StoredReceipt => StoredReceipt.parse(item);

export const shownReceipt = ({ micros, ...receipt }: StoredReceipt): Receipt => ({
  ...receipt,
  amountMicros: String(micros),
});
