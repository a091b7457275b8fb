import * as z from 'zod';
import { AdvanceId, ArtistId, IsoTime, PayoutId, ReceiptId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text.ts';

/** What the daily check goes through. */
const checkedParts = ['ledger', 'wallets', 'payments', 'statements', 'receipts'] as const;

/** One line of the trial balance. The accounts of all artists are one line, each store has its own. */
const AccountBalance = z.object({
  /** `artist` for those of all artists. */
  account: z.string(),
  holds: z.string(),
  /** The side on which it grows. */
  normal: z.enum(['debit', 'credit']),
  /** Debits less credits, in micro-dollars. */
  amountMicros: MicrosText,
});
export type AccountBalance = z.infer<typeof AccountBalance>;

const Check = z.object({
  part: z.enum(checkedParts),
  /** When it was last finished; none before the first time. */
  finishedAt: IsoTime.optional(),
  /** It is being walked again now. */
  isUnderWay: z.boolean(),
  /** What was found the last time, how many of them, and the first by what is wrong and where. */
  differences: z.int(),
  found: z.array(z.object({ what: z.string(), where: z.string() })),
});
export type BooksCheck = z.infer<typeof Check>;

/** The trial balance as the last check summed it up, and what that check found. */
export const Books = z.object({ asOf: IsoTime.optional(), balances: z.array(AccountBalance), checks: z.array(Check) });
export type Books = z.infer<typeof Books>;

const moved = {
  /** Micro-dollars: positive for a debit, negative for a credit. */
  amountMicros: MicrosText,
  /** Of an artist's account: the part of what they have. */
  part: z.string().optional(),
};

/** The ledger's name of a transaction, in hexadecimal. */
export const TransactionHash = z.string().regex(/^[0-9a-f]{64}$/);

/** One line of an account. `id` tells it from the others. */
export const AccountEntry = z.object({
  id: z.string(),
  hash: TransactionHash,
  at: IsoTime,
  what: StoredText,
  ...moved,
});
export type AccountEntry = z.infer<typeof AccountEntry>;

/** What a transaction was caused by. */
const Cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), paymentId: z.string() }),
  z.object({ kind: z.literal('payout'), payoutId: PayoutId, artistId: ArtistId }),
  z.object({ kind: z.literal('card-payout'), cardPayoutId: z.string() }),
  z.object({ kind: z.literal('advance'), advanceId: AdvanceId }),
  z.object({ kind: z.literal('receipt'), payer: z.string(), receiptId: ReceiptId, isReversal: z.boolean() }),
  z.object({ kind: z.literal('statement'), statementId: z.string(), isReversal: z.boolean() }),
]);
export type Cause = z.infer<typeof Cause>;

/** A transaction: what moved, by whom and why. */
export const TransactionView = z.object({
  hash: TransactionHash,
  /** The natural key of the fact, which happens once. */
  key: z.string(),
  what: StoredText,
  at: IsoTime,
  entries: z.array(z.object({ account: z.string(), ...moved })),
  cause: Cause.optional(),
  /** Who decided it; none where nobody is on record with the fact. */
  by: StoredText.optional(),
  /** The bank's reference, or the reason that was given. */
  why: StoredText.optional(),
});
export type TransactionView = z.infer<typeof TransactionView>;
