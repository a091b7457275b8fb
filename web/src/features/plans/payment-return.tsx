import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cancelled, isFinalRefusal, notPaid, paid } from '../../data/payments/messages.ts';
import { verifyPayment } from '../../data/payments/mutations.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { notify, notifyFailure } from '../../ui/toast.tsx';

type Asking = { onPaid: () => void; onAgain: () => void };

/** The answers that this page has asked for, by session: one each, however often the page renders. */
const answers = new Map<string, Promise<boolean>>();

/** @returns whether the answer is the last one: asking again would change nothing */
function verified(sessionId: string, asking: Asking): Promise<boolean> {
  const answer = answers.get(sessionId) ?? verify(sessionId, asking);
  answers.set(sessionId, answer);
  return answer;
}

async function verify(sessionId: string, { onPaid, onAgain }: Asking): Promise<boolean> {
  try {
    const { royaltyPercentage } = await withRetries(() => verifyPayment(sessionId));
    notify(paid(royaltyPercentage));
    onPaid();
    return true;
  } catch (error) {
    const isFinal = isFinalRefusal(error);
    const again = () => {
      answers.delete(sessionId);
      onAgain();
    };
    notifyFailure({
      ...notPaid(error),
      ...(!isFinal && { action: { label: 'Try again', onSelect: again } }),
    });
    return isFinal;
  }
}

/**
 * The way back from the payment page (product 10.12): says what happened, and takes it out of the address. A session stays there until
 * it is answered for good, so that loading the page again asks again. Nothing is drawn; who comes back is rare, so this is loaded then.
 */
export default function PaymentReturn({ onPaid }: { onPaid: () => void }) {
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState(0);
  const payment = query.get('payment');
  const sessionId = query.get('session_id');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is only there to ask again
  useEffect(() => {
    if (payment === null && sessionId === null) return;
    let isHere = true;
    const clear = () =>
      setQuery(
        (before) => {
          before.delete('payment');
          before.delete('session_id');
          return before;
        },
        { replace: true },
      );
    if (payment === 'success' && sessionId) {
      const onAgain = () => setAsked((times) => times + 1);
      // Only for the page and the address that it shows now: the answer may come when both are others.
      void verified(sessionId, { onPaid, onAgain }).then((isFinal) => isFinal && isHere && clear());
    } else {
      if (payment === 'cancelled') notifyFailure(cancelled);
      clear();
    }
    return () => {
      isHere = false;
    };
  }, [payment, sessionId, setQuery, onPaid, asked]);
  return null;
}
