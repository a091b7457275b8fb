import type { ReceiptId } from '../../shared/ids.ts';
import type { Posting } from '../ledger/posting.ts';

type Received = { receiptId: ReceiptId; payer: string; micros: bigint; at: Date };

/** What moves when a payer's money arrives: it is in our bank, and the payer owes as much less. */
export const receiptPosting = ({ receiptId, payer, micros, at }: Received): Posting => ({
  key: `receipt:${receiptId}`,
  what: 'royalties received',
  entries: [
    { account: 'cash', micros },
    { account: `receivable:${payer}`, micros: -micros },
  ],
  at,
});

/** The same taken back: a receipt that was wrong. */
export const receiptReversalPosting = ({ receiptId, payer, micros, at }: Received): Posting => ({
  key: `receipt-reversal:${receiptId}`,
  what: 'receipt reversed',
  entries: [
    { account: 'cash', micros: -micros },
    { account: `receivable:${payer}`, micros },
  ],
  at,
});
