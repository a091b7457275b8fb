import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { staleAfter } from '../releases/keys.ts';
import { isFinalRefusal, isOnItsWay } from './messages.ts';

/** Where the page holds what it knows of payments. Nobody else names these keys. */
const paymentKeys = {
  arrival: (sessionId: string | undefined) => ['payments', 'arrival', sessionId],
} as const;

const FIRST_WAIT_MS = 2_000;
const MOST_WAIT_MS = 60_000;

/**
 * Whether the payment of a checkout has arrived. The server asks the provider, and applies what it says: so this is right also when the
 * webhook is late.
 */
function useArrival(sessionId: string | undefined, options: { asks: boolean; waits: boolean }) {
  const client = useQueryClient();
  return useQuery({
    queryKey: paymentKeys.arrival(sessionId),
    queryFn: async () => {
      const arrived = await api('POST /api/payments/verify', { body: { sessionId: sessionId ?? '' } });
      await client.invalidateQueries({ queryKey: staleAfter.paid });
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

/** Of a checkout that was paid: it must come. It is asked for until it is answered for good, a little later each time. */
export const usePaidCheckout = (sessionId: string | undefined) => useArrival(sessionId, { asks: true, waits: true });

/**
 * Of the open checkout of a release, which may be paid in another tab by now: asked when it is seen first, and when the page is looked at
 * again. One that is opened from this page is asked for when the page is looked at again.
 */
export function useOpenCheckout(sessionId: string | undefined) {
  const [asks, setAsks] = useState(sessionId !== undefined);
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && setAsks(true)), []);
  return useArrival(sessionId, { asks, waits: false });
}
