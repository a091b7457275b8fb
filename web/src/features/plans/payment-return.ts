import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import { cancelled, paid, verifyWords } from './messages.ts';
import { verifyPayment } from './mutations.ts';

/** Sessions that this page has asked about: once each, however often the page renders. */
const asked = new Set<string>();

async function verifyOnce(sessionId: string, onPaid: () => void): Promise<void> {
  if (asked.has(sessionId)) return;
  asked.add(sessionId);
  try {
    const { royaltyPercentage } = await verifyPayment(sessionId);
    notify(paid(royaltyPercentage));
    onPaid();
  } catch (error) {
    asked.delete(sessionId);
    notifyFailure({ title: 'Payment Verification Failed', text: verifyWords(error) });
  }
}

/** The way back from the payment page (S2 section 4): says what happened, and takes it out of the address. */
export function usePaymentReturn(onPaid: () => void): void {
  const [query, setQuery] = useSearchParams();
  const payment = query.get('payment');
  const sessionId = query.get('session_id');
  useEffect(() => {
    if (payment === null && sessionId === null) return;
    if (payment === 'success' && sessionId) void verifyOnce(sessionId, onPaid);
    if (payment === 'cancelled') notifyFailure(cancelled);
    setQuery(
      (before) => {
        before.delete('payment');
        before.delete('session_id');
        return before;
      },
      { replace: true },
    );
  }, [payment, sessionId, setQuery, onPaid]);
}
