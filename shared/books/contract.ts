import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { AccountName } from './account-name.ts';
import { AccountEntry, Books, TransactionHash, TransactionView } from './books.ts';
import { CardPayoutView } from './card-payout.ts';

export const booksContract = contract({
  /** Shows the trial balance and the last check's findings, without reading the whole ledger (product 28.1). */
  'GET /api/admin/books': { access: 'finance', reply: Books, problems: [] },

  /** Lists an account's entries in one month (UTC), newest first (product 28.2). */
  'GET /api/admin/books/entries': {
    access: 'finance',
    query: z.strictObject({
      account: AccountName,
      month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/),
      cursor: Cursor.optional(),
    }),
    reply: pageOf(AccountEntry),
    problems: ['account-not-found'],
  },

  /** Lists payouts from the card provider to our bank, newest first (product 28.5). */
  'GET /api/admin/books/card-payouts': {
    access: 'finance',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(CardPayoutView),
    problems: [],
  },

  /** Shows a transaction with its entries, the person who caused it, and the reason (product 28.3). */
  'GET /api/admin/books/transactions/{hash}': {
    access: 'finance',
    params: z.object({ hash: TransactionHash }),
    reply: TransactionView,
    problems: ['transaction-not-found'],
  },
});
