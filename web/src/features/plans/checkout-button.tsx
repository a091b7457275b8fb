import { useState } from 'react';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import { checkoutWords } from '../../data/payments/messages.ts';
import { useCheckout } from '../../data/payments/mutations.ts';
import { openTab } from '../../lib/open-tab.ts';
import { Button } from '../../ui/button.tsx';
import { notifyFailure } from '../../ui/toast.tsx';

type Props = { releaseId: string; plan: PlanName; price: string };

/** Opens the payment page in a new tab; this page follows when it is looked at again. */
export function CheckoutButton({ releaseId, plan, price }: Props) {
  const checkout = useCheckout(releaseId);
  const [payment, setPayment] = useState<{ url: string; isOpen: boolean }>();
  const open = async () => {
    const tab = openTab();
    try {
      const { url } = await checkout.mutateAsync(plan);
      setPayment({ url, isOpen: tab.show(url) });
    } catch (error) {
      tab.close();
      notifyFailure({ title: 'Payment Error', text: checkoutWords(error) });
    }
  };
  return (
    <div className="grid gap-2">
      <Button tone="signal" busy={checkout.isPending && 'Opening checkout…'} onClick={open}>
        Pay {price}
      </Button>
      {payment && (
        <p role="status" className="text-small text-soft">
          {payment.isOpen
            ? 'The payment page is open in another tab; come back here when you have paid.'
            : 'Your browser did not open the payment page in a new tab.'}{' '}
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
    </div>
  );
}
