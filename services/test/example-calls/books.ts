import { postingHash } from '../../ledger/posting.ts';
import { askedPayout } from '../earnings.ts';
import type { Example, ExamplesOf } from './example.ts';

const transaction: Example['needs'] = async ({ artistId }) => {
  const payoutId = await askedPayout(artistId);
  return { payoutId, hash: postingHash({ key: `payout:${payoutId}:requested` }) };
};

export const booksExamples: ExamplesOf<'books'> = {
  'GET /api/admin/books': { answer: 200 },
  'GET /api/admin/books/entries': { answer: 200, query: { account: 'cash', month: '2026-11' } },
  'GET /api/admin/books/card-payouts': { answer: 200, query: {} },
  'GET /api/admin/books/transactions/{hash}': { answer: 200, missing: 'transaction-not-found', needs: transaction },
};
