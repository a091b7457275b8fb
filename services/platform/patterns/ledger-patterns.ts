import { indexKeys, keys, ledgerKeys, walletKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const ledgerPatterns: readonly Pattern[] = [
  {
    what: 'a posting, once for its key; with wallets where artists are involved',
    by: 'ledgerRepository.record',
    how: 'TransactWriteItems',
    on: [ledgerKeys.transaction, ledgerKeys.entry, walletKeys.wallet],
  },
  {
    what: 'the check of the books: a piece of the ledger, or of the wallets (no request)',
    by: 'booksRepository.page',
    how: 'Scan',
    on: [ledgerKeys.transaction, ledgerKeys.entry, walletKeys.wallet],
  },
  {
    what: 'the counterparts of a piece (no request)',
    by: 'booksRepository.items',
    how: 'BatchGetItem',
    on: [ledgerKeys.transaction, ledgerKeys.entry, walletKeys.wallet],
  },
  {
    what: 'the entries of an account in some months (no request)',
    by: 'booksRepository.entries',
    how: 'Query',
    on: [ledgerKeys.entry],
  },
  {
    what: 'recent entries of a house account (no request)',
    by: 'booksRepository.entriesSince',
    how: 'Query',
    on: [ledgerKeys.entry],
  },
  { what: 'a wallet (no request)', by: 'booksRepository.wallet', how: 'GetItem', on: [walletKeys.wallet] },
  {
    what: 'a page of all payments, to compare with the ledger',
    by: 'reconciliationWalks.payments',
    how: 'Query',
    on: [indexKeys.allPayments],
  },
  {
    what: 'a page of all statements, to compare with the ledger',
    by: 'reconciliationWalks.statements',
    how: 'Query',
    on: [indexKeys.statements],
  },
  {
    what: 'all receipts, to compare with the ledger',
    by: 'reconciliationWalks.receipts',
    how: 'Query',
    on: [keys.receipt],
  },
  {
    what: 'all payouts of the card provider, to compare with the ledger',
    by: 'reconciliationWalks.payments',
    how: 'Query',
    on: [keys.cardPayout],
  },
  {
    what: 'the posted or reversed batches of a statement',
    by: 'checkStatement.checkStatement',
    how: 'Query',
    on: [keys.statementBatch],
  },
  {
    what: 'the progress of a walk through the books',
    by: 'reconciliationRepository.find',
    how: 'GetItem',
    on: [keys.reconciliation],
  },
  {
    what: 'a page of an account’s month, the newest first, for the office',
    by: 'accountRepository.page',
    how: 'Query',
    on: [ledgerKeys.entry],
  },
  {
    what: 'a transaction, for the office',
    by: 'accountRepository.transaction',
    how: 'GetItem',
    on: [ledgerKeys.transaction],
  },
  {
    what: 'who decided a payout',
    by: 'causeRepository.reasonOf',
    how: 'GetItem',
    on: [keys.payout],
  },
  { what: 'a piece was walked, once', by: 'reconciliationRepository.save', how: 'PutItem', on: [keys.reconciliation] },
];
