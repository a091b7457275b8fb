import { useEffect, useRef } from 'react';
import { notPaid, paid } from '../../data/payments/messages.ts';
import { useOpenCheckout } from '../../data/payments/queries.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { notify, notifyFailure } from '../../ui/toast.tsx';

/**
 * Shows a message when the payment for a release's open checkout has arrived or has been refunded, but not while it is
 * unpaid.
 */
export function useArrivalToast(openSessionId: string | undefined): void {
  // Keeps the session, because a paid release no longer has an open checkout and the outcome must still be shown.
  const watched = useRef(openSessionId);
  watched.current = openSessionId ?? watched.current;
  const { data, error } = useOpenCheckout(watched.current);
  useEffect(() => {
    if (data) notify(paid(data));
  }, [data]);
  useEffect(() => {
    if (isProblem(error, 'payment-refunded')) notifyFailure(notPaid(error));
  }, [error]);
}
