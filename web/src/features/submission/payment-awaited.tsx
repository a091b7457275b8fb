import type { PlanName } from '../../../../shared/plans/plan.ts';
import { price } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';
import type { useAwaitedPayment } from './use-awaited-payment.ts';

type Props = {
  payment: ReturnType<typeof useAwaitedPayment>;
  accepted: { cents: number; plan: PlanName };
  title: string;
};

/** Shows the pending payment, a link to it, and a way to cancel. */
export const PaymentAwaited = ({ payment, accepted, title }: Props) => (
  <section aria-label="Payment" className="grid justify-items-start gap-4">
    <p className="flex items-center gap-3 font-[560]">
      <SpinnerRing className="size-5 text-soft" />
      Waiting for your payment of {price(accepted.cents)}
    </p>
    <div role="status" className="grid gap-3 text-small">
      {payment.page && (
        <p>
          {payment.page.isOpen
            ? 'The payment page is open in another tab.'
            : 'Your browser didn’t open the payment page in a new tab.'}{' '}
          <a
            href={payment.page.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={payment.wasOpened}
            className="underline underline-offset-4"
          >
            {payment.page.isOpen ? 'Open it again' : 'Open the payment page'}
          </a>
        </p>
      )}
      <p>{title} will be submitted as soon as it’s paid. You’ve accepted the agreement, and can close this page.</p>
    </div>
    <div className="flex flex-wrap gap-2">
      {!payment.page && (
        <Button
          tone="signal"
          busy={payment.isOpening && 'Opening checkout…'}
          onClick={() => payment.pay(accepted.plan)}
        >
          Open the payment page
        </Button>
      )}
      <Button busy={payment.isDropping && 'Withdrawing…'} onClick={payment.drop}>
        Don’t submit yet
      </Button>
    </div>
  </section>
);
