import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentState } from '../../../../shared/payments/payment-view.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { staleAfter } from '../releases/keys.ts';
import { usePagedList } from '../use-paged-list.ts';
import { isFinalPaymentError, isPaymentPending } from './messages.ts';

/** The query keys for payments. Only this folder uses them. */
export const paymentKeys = {
  arrival: (sessionId: string | undefined) => ['payments', 'arrival', sessionId],
  anyMine: ['payments', 'mine'],
  /** The user's id is part of the key, so that no user sees another user's data. */
  mine: (userId: string | undefined) => ['payments', 'mine', userId],
  receipt: (userId: string | undefined, paymentId: string) => ['payments', 'mine', userId, paymentId],
  /** Everything that the office reads. */
  office: ['payments', 'office'],
  ledger: (state: PaymentState | undefined) => ['payments', 'office', 'list', state ?? 'all'],
  detail: (paymentId: string) => ['payments', 'office', 'detail', paymentId],
  unmatched: ['payments', 'office', 'unmatched'],
} as const;

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

/**
 * Whether a checkout's payment has arrived. The server asks the provider and applies the answer, so the result is
 * correct even if the webhook is late.
 */
function usePaymentArrival(sessionId: string | undefined, options: { asks: boolean; isAwaited: boolean }) {
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
    // A payment that has arrived cannot become unpaid.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => state.data === undefined && !isFinalPaymentError(state.error),
    refetchInterval: ({ state }) =>
      options.isAwaited &&
      isPaymentPending(state.error) &&
      Math.min(FIRST_WAIT_MS * 1.5 ** (state.errorUpdateCount - 1), MAX_WAIT_MS),
  });
}

/**
 * Waits for the payment of a checkout that the artist has paid. Polls at growing intervals until the answer is final.
 */
export const usePaidCheckout = (sessionId: string | undefined) =>
  usePaymentArrival(sessionId, { asks: true, isAwaited: true });

/**
 * Checks a release's open checkout, which may have been paid in another tab: on the first visit, and whenever the page
 * regains focus. A checkout opened from this page is checked only when it regains focus.
 */
export function useOpenCheckout(sessionId: string | undefined) {
  const [asks, setAsks] = useState(sessionId !== undefined);
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && setAsks(true)), []);
  return usePaymentArrival(sessionId, { asks, isAwaited: false });
}

/** The user's payments, newest first. */
export function useMyPayments() {
  const userId = useUserId();
  return usePagedList({
    queryKey: paymentKeys.mine(userId),
    ask: (cursor) => api('GET /api/payments', { query: { cursor } }),
    idOf: ({ paymentId }) => paymentId,
  });
}

/** The receipt of one of the user's payments. */
export function useReceipt(paymentId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: paymentKeys.receipt(userId, paymentId),
    queryFn: () => api('GET /api/payments/{paymentId}', { params: { paymentId } }),
    enabled: userId !== undefined,
  });
}

/** How often the office's payment lists are refetched (product 10.20). */
const OFFICE_REFETCH_MS = 30_000;

/** All payments, or those in one state, newest first, with the totals over all states. */
export const useOfficePayments = (state: PaymentState | undefined) =>
  usePagedList({
    queryKey: paymentKeys.ledger(state),
    ask: (cursor) => api('GET /api/admin/payments', { query: { state, cursor } }),
    idOf: ({ paymentId }) => paymentId,
    every: OFFICE_REFETCH_MS,
  });

/** The provider's events that match none of our payments. */
export const useUnmatchedEvents = () =>
  usePagedList({
    queryKey: paymentKeys.unmatched,
    ask: (cursor) => api('GET /api/admin/provider-events', { query: { cursor } }),
    idOf: ({ eventId }) => eventId,
    every: OFFICE_REFETCH_MS,
  });

/** A payment with the provider's events and the office's actions. */
export const useOfficePayment = (paymentId: string) =>
  useQuery({
    queryKey: paymentKeys.detail(paymentId),
    queryFn: () => api('GET /api/admin/payments/{paymentId}', { params: { paymentId } }),
    refetchInterval: OFFICE_REFETCH_MS,
  });
