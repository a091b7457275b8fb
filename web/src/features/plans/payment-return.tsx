import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  cancelled,
  isFinalPaymentError,
  isPaymentPending,
  notPaid,
  paid,
  paymentPending,
} from '../../data/payments/messages.ts';
import { announcePaymentCancelled } from '../../data/payments/payment-cancelled.ts';
import { usePaidCheckout } from '../../data/payments/queries.ts';
import { submitted } from '../../data/releases/messages/submission.ts';
import { useWithdrawSubmission } from '../../data/releases/mutations/withdraw-submission.ts';
import { pathTo } from '../../lib/paths.ts';
import { paysInSameTab } from '../../lib/pays-in-same-tab.ts';
import { Notice } from '../../ui/notice.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';

/**
 * Handles the return from the payment page (product 10.12): shows the outcome and removes it from the URL. The checkout
 * session stays in the URL until its outcome is final, so that a reload asks again. Loaded on demand, because returns
 * are rare.
 */
export default function PaymentReturn() {
  const [query, setQuery] = useSearchParams();
  const payment = query.get('payment');
  const releaseId = query.get('release');
  const navigate = useNavigate();
  const session = payment === 'success' ? query.get('session_id') || undefined : undefined;
  const { data, error, errorUpdatedAt, refetch } = usePaidCheckout(session);
  const clear = useCallback(
    () =>
      setQuery(
        (before) => {
          before.delete('payment');
          before.delete('session_id');
          before.delete('release');
          return before;
        },
        { replace: true },
      ),
    [setQuery],
  );

  const withdraw = useWithdrawSubmission();
  const onCancelled = useRef((_releaseId: string) => {});
  onCancelled.current = (releaseId) => {
    const tell = () => announcePaymentCancelled(releaseId);
    void withdraw.mutateAsync(releaseId).then(tell, tell);
  };

  useEffect(() => {
    if (session) return;
    if (payment === 'cancelled') {
      notifyFailure(cancelled);
      if (releaseId) onCancelled.current(releaseId);
      // Returns to the review that the artist left for the payment page.
      if (releaseId && paysInSameTab()) {
        void navigate(pathTo('/dashboard/releases/:releaseId/submit', { releaseId }), { replace: true });
        return;
      }
    }
    clear();
  }, [payment, session, releaseId, clear, navigate]);

  useEffect(() => {
    if (!data) return;
    const ofRelease = { releaseId: data.releaseId };
    const toSubmit = pathTo('/dashboard/releases/:releaseId/submit', ofRelease);
    const leadOn = { label: 'Review and submit', onSelect: () => void navigate(toSubmit), isNext: true as const };
    notify({ ...paid(data), ...(data.submission === 'open' && { action: leadOn }) });
    if (data.submission === 'submitted') notify(submitted(data.title));
    if (data.submission === 'open' || data.submission === 'earlier') clear();
    else void navigate(pathTo('/dashboard/releases/:releaseId', ofRelease), { replace: true });
  }, [data, navigate, clear]);

  // The error is undefined while the check is repeated, so the state is kept here until the outcome changes.
  const [isWaiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure is reported, even the same error again
  useEffect(() => {
    if (!error) return;
    setWaiting(isPaymentPending(error));
    if (isPaymentPending(error)) return;
    const isFinal = isFinalPaymentError(error);
    const again = { label: 'Try again', onSelect: () => void refetch() };
    notifyFailure({ ...notPaid(error), ...(!isFinal && { action: again }) });
    if (isFinal) clear();
  }, [error, errorUpdatedAt, refetch, clear]);

  if (!session || data || !isWaiting) return null;
  return (
    <div role="status">
      <Notice title={paymentPending.title} action={<SpinnerRing className="size-5 text-soft" />}>
        {paymentPending.text}
      </Notice>
    </div>
  );
}
