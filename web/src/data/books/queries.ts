import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';

/** Where the page holds what it knows of the books. Nobody else names these keys. */
const bookKeys = {
  overview: ['books', 'overview'],
  entries: (account: string, month: string) => ['books', 'entries', account, month],
  cardPayouts: ['books', 'card-payouts'],
  transaction: (hash: string) => ['books', 'transaction', hash],
} as const;

/** The trial balance of the last check, and what that found. */
export const useBooks = () => useQuery({ queryKey: bookKeys.overview, queryFn: () => api('GET /api/admin/books') });

/** An account's entries of a month (YYYY-MM, UTC), the newest first. */
export const useAccountEntries = (account: string, month: string) =>
  usePaged({
    queryKey: bookKeys.entries(account, month),
    ask: (cursor) => api('GET /api/admin/books/entries', { query: { account, month, cursor } }),
    idOf: ({ id }) => id,
  });

/** What the card provider sent to our bank, the newest first. */
export const useCardPayouts = () =>
  usePaged({
    queryKey: bookKeys.cardPayouts,
    ask: (cursor) => api('GET /api/admin/books/card-payouts', { query: { cursor } }),
    idOf: ({ cardPayoutId }) => cardPayoutId,
  });

/** A transaction with its entries. It never changes; who and why may be known later. */
export const useTransaction = (hash: string) =>
  useQuery({
    queryKey: bookKeys.transaction(hash),
    queryFn: () => api('GET /api/admin/books/transactions/{hash}', { params: { hash } }),
  });
