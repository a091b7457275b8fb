import { price } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { WaitRing } from '../../ui/wait-ring.tsx';
import type { useAwaitedPayment } from './use-awaited-payment.ts';

type Props = {
  payment: ReturnType<typeof useAwaitedPayment>;
  due: { cents: number };
  title: string;
  waitsFor: string | undefined;
};

/** What this tab waits for, the way to it, and the way out. */
export const PaymentAwaited = ({ payment, due, title, waitsFor }: Props) => (
  <section aria-label="Payment" className="grid justify-items-start gap-4">
    <p className="flex items-center gap-3 font-[560]">
      <WaitRing className="size-5 text-soft" />
      Waiting for your payment of {price(due.cents)}
    </p>
    <div role="status" className="grid gap-3 text-small">
      <p>
        {payment.isOpen
          ? 'The payment page is open in another tab; come back here when you have paid.'
          : 'Your browser did not open the payment page in a new tab.'}{' '}
        <a
          href={payment.intent?.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={payment.wasOpened}
          className="underline underline-offset-4"
        >
          {payment.isOpen ? 'Open it again' : 'Open the payment page'}
        </a>
      </p>
      <p>As soon as it is paid, this page submits {title}. You have accepted the agreement.</p>
      {waitsFor && <p className="text-ready">{waitsFor}</p>}
    </div>
    <Button onClick={payment.drop}>Do not submit yet</Button>
  </section>
);
