import { useState } from 'react';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { checkoutMessage } from '../../data/payments/messages.ts';
import { useCheckout } from '../../data/payments/mutations.ts';
import { type OpenedTab, openTab } from '../../lib/open-tab.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useArrivalToast } from './use-arrival-toast.ts';

type Props = { release: Pick<Release, 'id' | 'checkout'>; plan: PlanName; price: string };

/**
 * Opens the payment page in a new tab. This page checks for the payment when it regains focus, so the outcome is found
 * even if that tab was closed, this page was reloaded, or the provider's event is late.
 */
export function CheckoutButton({ release, plan, price }: Props) {
  const checkout = useCheckout(release.id);
  useArrivalToast(release.checkout?.sessionId);
  const [payment, setPayment] = useState<{ url: string; isOpen: boolean }>();
  const pay = useAction((_tab: OpenedTab) => checkout.mutateAsync({ plan }), {
    done: ({ url }, tab) => setPayment({ url, isOpen: tab.show(url) }),
    failed: (error, tab) => {
      tab.close();
      return { title: 'Payment Error', text: checkoutMessage(error) };
    },
  });
  return (
    <>
      <Button tone="signal" busy={checkout.isPending && 'Opening checkout…'} onClick={() => pay(openTab())}>
        Pay {price}
      </Button>
      {payment && (
        <p role="status" className="basis-full text-small text-soft">
          {payment.isOpen
            ? 'The payment page is open in another tab. Come back here when you’ve paid.'
            : 'Your browser didn’t open the payment page in a new tab.'}{' '}
          <a
            href={payment.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setPayment({ ...payment, isOpen: true })}
            className="text-ink underline underline-offset-4"
          >
            {payment.isOpen ? 'Open it again' : 'Open the payment page'}
          </a>
        </p>
      )}
    </>
  );
}
