import * as z from 'zod';
import { AdvanceId, ArtistId, IsoTime, PayoutId, ReceiptId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text-schemas.ts';

/**
 * The parts of the check. The first is checked daily; the others daily for as long as the books are small (design
 * 3.11).
 */
const checkedParts = ['recent', 'ledger', 'wallets', 'payments', 'statements', 'receipts'] as const;

/** One line of the trial balance. The artists' accounts share one line; each store has its own. */
const AccountBalance = z.object({
  /** `artist` for the accounts of all artists. */
  account: z.string(),
  holds: z.string(),
  /** The side on which the account increases. */
  normal: z.enum(['debit', 'credit']),
  /** Debits minus credits, in micro-dollars. */
  amountMicros: MicrosText,
});
export type AccountBalance = z.infer<typeof AccountBalance>;

const Check = z.object({
  part: z.enum(checkedParts),
  /** When the check last finished; undefined until it has. */
  finishedAt: IsoTime.optional(),
  /** Whether the next check is under way. */
  isUnderWay: z.boolean(),
  /** The number of differences that the last check found, and the first of them, ordered by kind and place. */
  differences: z.int(),
  found: z.array(z.object({ what: z.string(), where: z.string() })),
});
export type BooksCheck = z.infer<typeof Check>;

/** The trial balance and the findings of the last check. */
export const Books = z.object({ asOf: IsoTime.optional(), balances: z.array(AccountBalance), checks: z.array(Check) });
export type Books = z.infer<typeof Books>;

const moved = {
  /** Micro-dollars: positive for a debit, negative for a credit. */
  amountMicros: MicrosText,
  /** The part of an artist's wallet, if the account is one. */
  part: z.string().optional(),
};

/** The hash that identifies a transaction in the ledger, in hexadecimal. */
export const TransactionHash = z.string().regex(/^[0-9a-f]{64}$/);

/** An entry in an account. `id` is unique within the account. */
export const AccountEntry = z.object({
  id: z.string(),
  hash: TransactionHash,
  at: IsoTime,
  what: StoredText,
  ...moved,
});
export type AccountEntry = z.infer<typeof AccountEntry>;

/** The cause of a transaction. */
const Cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), paymentId: z.string() }),
  z.object({ kind: z.literal('payout'), payoutId: PayoutId, artistId: ArtistId }),
  z.object({ kind: z.literal('card-payout'), cardPayoutId: z.string() }),
  z.object({ kind: z.literal('advance'), advanceId: AdvanceId }),
  z.object({ kind: z.literal('receipt'), payer: z.string(), receiptId: ReceiptId, isReversal: z.boolean() }),
  z.object({ kind: z.literal('statement'), statementId: z.string(), isReversal: z.boolean() }),
]);
export type Cause = z.infer<typeof Cause>;

/** A transaction: its entries, the person who caused it, and the reason. */
export const TransactionView = z.object({
  hash: TransactionHash,
  /** The natural key of the cause, which ensures that it is posted only once. */
  key: z.string(),
  what: StoredText,
  at: IsoTime,
  entries: z.array(z.object({ account: z.string(), ...moved })),
  cause: Cause.optional(),
  /** The person who decided it; undefined if nobody is recorded. */
  by: StoredText.optional(),
  /** The bank's reference, or the reason that the person gave. */
  why: StoredText.optional(),
});
export type TransactionView = z.infer<typeof TransactionView>;
