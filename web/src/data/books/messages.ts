import type { BooksCheck } from '../../../../shared/books/books.ts';
import { messageFor } from '../../lib/problem-message.ts';

export const booksMessage = messageFor<
  | 'GET /api/admin/books'
  | 'GET /api/admin/books/entries'
  | 'GET /api/admin/books/card-payouts'
  | 'GET /api/admin/books/transactions/{hash}'
>({
  'account-not-found': 'This account doesn’t exist.',
  'transaction-not-found': 'This transaction doesn’t exist.',
});

/** The parts of the daily check, in words (product 28.1). */
export const partText: Record<BooksCheck['part'], string> = {
  recent: 'New transactions and their entries',
  ledger: 'Every transaction and its entries',
  wallets: 'Each artist’s balance',
  payments: 'Every payment is booked',
  statements: 'Every statement is booked as approved',
  receipts: 'Every receipt is booked',
};

const differences: Record<string, string> = {
  'ledger-transaction-differs': 'A transaction is incomplete, or does not sum to zero',
  'ledger-entry-differs': 'An entry differs from its transaction',
  'ledger-wallet-differs': 'A wallet doesn’t equal the sum of its entries',
  'ledger-wallet-overdrawn': 'A wallet is below zero without a correction by a store',
  'ledger-account-turned': 'An account’s balance is on the wrong side',
  'ledger-payment-unposted': 'A payment is not in the ledger',
  'ledger-statement-differs': 'The ledger differs from an approved statement',
  'ledger-card-payout-differs': 'The ledger differs from a reported payout of the card provider',
  'ledger-receipt-differs': 'The ledger differs from a recorded receipt',
};

/** The kind of a difference, in words. */
export const differenceText = (what: string): string => differences[what] ?? what;

const parts: Record<string, string> = {
  available: 'available',
  requested: 'asked for',
  inFlight: 'on its way',
  held: 'held',
};

/** A part of an artist's wallet, in words. */
export const walletPartText = (part: string): string => parts[part] ?? part;
