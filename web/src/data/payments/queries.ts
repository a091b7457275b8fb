import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentState } from '../../../../shared/payments/payment-view.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePaged } from '../paged.ts';
import { staleAfter } from '../releases/keys.ts';
import { isFinalRefusal, isOnItsWay } from './messages.ts';

/** Where the page holds what it knows of payments. Nobody else names these keys. */
export const paymentKeys = {
  arrival: (sessionId: string | undefined) => ['payments', 'arrival', sessionId],
  anyMine: ['payments', 'mine'],
  /** The id is part of the key: nobody sees what was loaded for another. */
  mine: (userId: string | undefined) => ['payments', 'mine', userId],
  receipt: (userId: string | undefined, paymentId: string) => ['payments', 'mine', userId, paymentId],
  /** What the office reads, of everybody. */
  office: ['payments', 'office'],
  ledger: (state: PaymentState | undefined) => ['payments', 'office', 'list', state ?? 'all'],
  detail: (paymentId: string) => ['payments', 'office', 'detail', paymentId],
  unmatched: ['payments', 'office', 'unmatched'],
} as const;

const FIRST_WAIT_MS = 2_000;
const MOST_WAIT_MS = 60_000;

/**
 * Whether the payment of a checkout has arrived. The server asks the provider, and applies what it says: so this is
 * right also when the webhook is late.
 */
function useArrival(sessionId: string | undefined, options: { asks: boolean; waits: boolean }) {
  const client = useQueryClient();
  return useQuery({
    queryKey: paymentKeys.arrival(sessionId),
    queryFn: async () => {
      const arrived = await api('POST /api/payments/verify', { body: { sessionId: sessionId ?? '' } });
      const stale = [staleAfter.paid, paymentKeys.anyMine];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      return arrived;
    },
    enabled: sessionId !== undefined && options.asks,
    // What has arrived has arrived.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => state.data === undefined && !isFinalRefusal(state.error),
    refetchInterval: ({ state }) =>
      options.waits &&
      isOnItsWay(state.error) &&
      Math.min(FIRST_WAIT_MS * 1.5 ** (state.errorUpdateCount - 1), MOST_WAIT_MS),
  });
}

/**
 * Of a checkout that was paid: it must come. It is asked for until it is answered for good, a little later each time.
 */
export const usePaidCheckout = (sessionId: string | undefined) => useArrival(sessionId, { asks: true, waits: true });

/**
 * Of the open checkout of a release, which may be paid in another tab by now: asked when it is seen first, and when the
 * page is looked at again. One that is opened from this page is asked for when the page is looked at again.
 */
export function useOpenCheckout(sessionId: string | undefined) {
  const [asks, setAsks] = useState(sessionId !== undefined);
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && setAsks(true)), []);
  return useArrival(sessionId, { asks, waits: false });
}

/** The caller’s payments, the newest first. */
export function useMyPayments() {
  const userId = useUserId();
  return usePaged({
    queryKey: paymentKeys.mine(userId),
    ask: (cursor) => api('GET /api/payments', { query: { cursor } }),
    idOf: ({ paymentId }) => paymentId,
  });
}

/** What the receipt of an own payment says. */
export function useReceipt(paymentId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: paymentKeys.receipt(userId, paymentId),
    queryFn: () => api('GET /api/payments/{paymentId}', { params: { paymentId } }),
    enabled: userId !== undefined,
  });
}

/** The office's lists of payments follow so often by themselves (product 10.20). */
const OFFICE_MS = 30_000;

/** Everybody's payments, or those of one state, the newest first, with the totals of all. */
export const useOfficePayments = (state: PaymentState | undefined) =>
  usePaged({
    queryKey: paymentKeys.ledger(state),
    ask: (cursor) => api('GET /api/admin/payments', { query: { state, cursor } }),
    idOf: ({ paymentId }) => paymentId,
    every: OFFICE_MS,
  });

/** What the provider told us that fits nothing. */
export const useUnmatchedEvents = () =>
  usePaged({
    queryKey: paymentKeys.unmatched,
    ask: (cursor) => api('GET /api/admin/provider-events', { query: { cursor } }),
    idOf: ({ eventId }) => eventId,
    every: OFFICE_MS,
  });

/** A payment with what the provider told us of it, and what we did. */
export const useOfficePayment = (paymentId: string) =>
  useQuery({
    queryKey: paymentKeys.detail(paymentId),
    queryFn: () => api('GET /api/admin/payments/{paymentId}', { params: { paymentId } }),
    refetchInterval: OFFICE_MS,
  });
