import type { ReceiptId } from '../../shared/ids.ts';
import type { Posting } from '../ledger/posting.ts';

type Received = { receiptId: ReceiptId; payer: string; micros: bigint; at: Date };

/** The posting for a received payment: cash increases, and the payer owes less. */
export const receiptPosting = ({ receiptId, payer, micros, at }: Received): Posting => ({
  key: `receipt:${receiptId}`,
  what: 'royalties received',
  entries: [
    { account: 'cash', micros },
    { account: `receivable:${payer}`, micros: -micros },
  ],
  at,
});

/** The posting that reverses a wrong receipt. */
export const receiptReversalPosting = ({ receiptId, payer, micros, at }: Received): Posting => ({
  key: `receipt-reversal:${receiptId}`,
  what: 'receipt reversed',
  entries: [
    { account: 'cash', micros: -micros },
    { account: `receivable:${payer}`, micros },
  ],
  at,
});
