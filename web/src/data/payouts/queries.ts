import { useQuery } from '@tanstack/react-query';
import type { ArtistId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePaged } from '../paged.ts';

export type PayoutsTab = 'all' | 'pending';

/** Where the page holds what it knows of balances and payouts. Nobody else names these keys. */
export const payoutKeys = {
  anyMine: ['payouts', 'mine'],
  /** The id is part of the key: nobody sees what was loaded for another. */
  balance: (userId: string | undefined) => ['payouts', 'mine', userId, 'balance'],
  mine: (userId: string | undefined) => ['payouts', 'mine', userId, 'list'],
  methods: (userId: string | undefined) => ['payouts', 'mine', userId, 'methods'],
  /** What the office reads, of everybody. */
  office: ['payouts', 'office'],
  batches: ['payouts', 'office', 'batches'],
  requests: (tab: PayoutsTab) => ['payouts', 'office', 'list', tab],
  ofArtist: (artistId: ArtistId) => ['payouts', 'office', 'artist', artistId],
} as const;

/** What the caller has. */
export function useBalance() {
  const userId = useUserId();
  return useQuery({
    queryKey: payoutKeys.balance(userId),
    queryFn: () => api('GET /api/me/balance'),
    enabled: userId !== undefined,
  });
}

/** The caller’s payouts, the newest first. */
export function useMyPayouts() {
  const userId = useUserId();
  return usePaged({
    queryKey: payoutKeys.mine(userId),
    ask: (cursor) => api('GET /api/me/payouts', { query: { cursor } }),
    idOf: ({ payoutId }) => payoutId,
  });
}

/** So often the office's list is asked for again: a colleague decides, an artist asks. */
const LIST_MS = 10_000;

/** Everybody's payouts, the newest first, or those that are pending, the oldest first; with the totals of all. */
export const usePayoutRequests = (tab: PayoutsTab) =>
  usePaged({
    queryKey: payoutKeys.requests(tab),
    ask: (cursor) => api('GET /api/admin/payouts', { query: { tab, cursor } }),
    idOf: ({ payoutId }) => payoutId,
    every: LIST_MS,
  });

/** One artist's payouts, as the office sees them. */
export const usePayoutsOfArtist = (artistId: ArtistId) =>
  usePaged({
    queryKey: payoutKeys.ofArtist(artistId),
    ask: (cursor) => api('GET /api/admin/artists/{artistId}/payouts', { params: { artistId }, query: { cursor } }),
    idOf: ({ payoutId }) => payoutId,
  });

/** The caller’s saved methods, masked. */
export function usePayoutMethods() {
  const userId = useUserId();
  return useQuery({
    queryKey: payoutKeys.methods(userId),
    queryFn: () => api('GET /api/me/payout-methods'),
    enabled: userId !== undefined,
  });
}

/** What waits for the bank, and what went to it. */
export const usePayoutBatches = () =>
  useQuery({ queryKey: payoutKeys.batches, queryFn: () => api('GET /api/admin/payout-batches') });
