import type { BooksCheck } from '../../../../shared/books/books.ts';
import { messageFor } from '../../lib/problem-message.ts';

export const booksMessage = messageFor<
  | 'GET /api/admin/books'
  | 'GET /api/admin/books/entries'
  | 'GET /api/admin/books/card-payouts'
  | 'GET /api/admin/books/transactions/{hash}'
>({
  'account-not-found': 'There is no such account.',
  'transaction-not-found': 'There is no such transaction.',
});

/** What the daily check goes through, in words (product 28.1). */
export const partText: Record<BooksCheck['part'], string> = {
  ledger: 'Every transaction and its entries',
  wallets: 'What each artist has',
  payments: 'Every payment is booked',
  statements: 'Every statement is booked as it was approved',
  receipts: 'Every receipt is booked',
};

const differences: Record<string, string> = {
  'ledger-transaction-differs': 'A transaction is not whole, or does not sum to zero',
  'ledger-entry-differs': 'An entry is not what its transaction says',
  'ledger-wallet-differs': 'A wallet is not the sum of its entries',
  'ledger-wallet-overdrawn': 'A wallet is below zero without a store having taken back',
  'ledger-account-turned': 'An account stands on its wrong side',
  'ledger-payment-unposted': 'A payment is not in the ledger',
  'ledger-statement-differs': 'The ledger does not have a statement as it was approved',
  'ledger-card-payout-differs': 'The ledger does not have a payout of the card provider as it was reported',
  'ledger-receipt-differs': 'The ledger does not have a receipt as it was recorded',
};

/** What is not as it must be. */
export const differenceText = (what: string): string => differences[what] ?? what;

const parts: Record<string, string> = {
  available: 'available',
  requested: 'asked for',
  inFlight: 'on its way',
  held: 'held',
};

/** A part of what an artist has. */
export const walletPartText = (part: string): string => parts[part] ?? part;
