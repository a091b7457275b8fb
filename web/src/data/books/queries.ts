import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../use-paged-list.ts';

/** The query keys for the books. Only this file uses them. */
const bookKeys = {
  overview: ['books', 'overview'],
  entries: (account: string, month: string) => ['books', 'entries', account, month],
  cardPayouts: ['books', 'card-payouts'],
  transaction: (hash: string) => ['books', 'transaction', hash],
} as const;

/** The trial balance and findings of the last check. */
export const useBooks = () => useQuery({ queryKey: bookKeys.overview, queryFn: () => api('GET /api/admin/books') });

/** An account's entries in a month (YYYY-MM, UTC), newest first. */
export const useAccountEntries = (account: string, month: string) =>
  usePagedList({
    queryKey: bookKeys.entries(account, month),
    ask: (cursor) => api('GET /api/admin/books/entries', { query: { account, month, cursor } }),
    idOf: ({ id }) => id,
  });

/** Payouts from the card provider to our bank, newest first. */
export const useCardPayouts = () =>
  usePagedList({
    queryKey: bookKeys.cardPayouts,
    ask: (cursor) => api('GET /api/admin/books/card-payouts', { query: { cursor } }),
    idOf: ({ cardPayoutId }) => cardPayoutId,
  });

/** A transaction with its entries. Entries never change, but the author and the reason may be added later. */
export const useTransaction = (hash: string) =>
  useQuery({
    queryKey: bookKeys.transaction(hash),
    queryFn: () => api('GET /api/admin/books/transactions/{hash}', { params: { hash } }),
  });
