import { useEffect, useRef } from 'react';
import { notPaid, paid } from '../../data/payments/messages.ts';
import { useOpenCheckout } from '../../data/payments/queries.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { notify, notifyFailure } from '../../ui/toast.tsx';

/** Says it when the payment of a release's open checkout has arrived, or went back. Whoever has not paid yet is told nothing. */
export function useArrivalToast(openSessionId: string | undefined): void {
  // Once it is paid the release has no open checkout any more: the answer is still to be told.
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
