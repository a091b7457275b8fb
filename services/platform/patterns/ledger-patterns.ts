import { indexKeys, keys, ledgerKeys, walletKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const ledgerPatterns: readonly Pattern[] = [
  {
    what: 'a fact that moves money, once for its key; wallets where artists are named',
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
    what: 'what a piece is held against (no request)',
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
  { what: 'a wallet (no request)', by: 'booksRepository.wallet', how: 'GetItem', on: [walletKeys.wallet] },
  {
    what: 'a page of all payments, to be held against the ledger',
    by: 'walks.payments',
    how: 'Query',
    on: [indexKeys.allPayments],
  },
  {
    what: 'a page of all statements, to be held against the ledger',
    by: 'walks.statements',
    how: 'Query',
    on: [indexKeys.statements],
  },
  {
    what: 'all receipts, to be held against the ledger',
    by: 'walks.receipts',
    how: 'Query',
    on: [keys.receipt],
  },
  {
    what: 'all payouts of the card provider, to be held against the ledger',
    by: 'walks.payments',
    how: 'Query',
    on: [keys.cardPayout],
  },
  {
    what: 'what batches of a statement posted, or took back',
    by: 'checkStatement.checkStatement',
    how: 'Query',
    on: [keys.statementBatch],
  },
  {
    what: 'how far a walk through the books is',
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
    what: 'who decided a payout that money moved for',
    by: 'causeRepository.reasonOf',
    how: 'GetItem',
    on: [keys.payout],
  },
  { what: 'a piece was walked, once', by: 'reconciliationRepository.save', how: 'PutItem', on: [keys.reconciliation] },
];
