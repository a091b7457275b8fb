import { useQuery } from '@tanstack/react-query';
import type { ArtistId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePagedList } from '../use-paged-list.ts';

export type PayoutsTab = 'all' | 'pending';

/** The query keys for balances and payouts. Only this folder uses them. */
export const payoutKeys = {
  anyMine: ['payouts', 'mine'],
  /** The user's id is part of the key, so that no user sees another user's data. */
  balance: (userId: string | undefined) => ['payouts', 'mine', userId, 'balance'],
  mine: (userId: string | undefined) => ['payouts', 'mine', userId, 'list'],
  methods: (userId: string | undefined) => ['payouts', 'mine', userId, 'methods'],
  /** Everything that the office reads. */
  office: ['payouts', 'office'],
  batches: ['payouts', 'office', 'batches'],
  requests: (tab: PayoutsTab) => ['payouts', 'office', 'list', tab],
  ofArtist: (artistId: ArtistId) => ['payouts', 'office', 'artist', artistId],
} as const;

/** The user's balance. */
export function useBalance() {
  const userId = useUserId();
  return useQuery({
    queryKey: payoutKeys.balance(userId),
    queryFn: () => api('GET /api/me/balance'),
    enabled: userId !== undefined,
  });
}

/** The user's own payouts, newest first. */
export function useMyPayouts() {
  const userId = useUserId();
  return usePagedList({
    queryKey: payoutKeys.mine(userId),
    ask: (cursor) => api('GET /api/me/payouts', { query: { cursor } }),
    idOf: ({ payoutId }) => payoutId,
  });
}

/** How often the office's list is refetched, to show other people's decisions and new requests. */
const LIST_REFETCH_MS = 10_000;

/** All payouts, newest first, or the pending ones, oldest first, with the totals of all payouts. */
export const usePayoutRequests = (tab: PayoutsTab) =>
  usePagedList({
    queryKey: payoutKeys.requests(tab),
    ask: (cursor) => api('GET /api/admin/payouts', { query: { tab, cursor } }),
    idOf: ({ payoutId }) => payoutId,
    every: LIST_REFETCH_MS,
  });

/** One artist's payouts, as the office sees them. */
export const usePayoutsOfArtist = (artistId: ArtistId) =>
  usePagedList({
    queryKey: payoutKeys.ofArtist(artistId),
    ask: (cursor) => api('GET /api/admin/artists/{artistId}/payouts', { params: { artistId }, query: { cursor } }),
    idOf: ({ payoutId }) => payoutId,
  });

/** The user's saved methods, masked. */
export function usePayoutMethods() {
  const userId = useUserId();
  return useQuery({
    queryKey: payoutKeys.methods(userId),
    queryFn: () => api('GET /api/me/payout-methods'),
    enabled: userId !== undefined,
  });
}

/** Payouts that wait for a bank file, and earlier bank files. */
export const usePayoutBatches = () =>
  useQuery({ queryKey: payoutKeys.batches, queryFn: () => api('GET /api/admin/payout-batches') });
