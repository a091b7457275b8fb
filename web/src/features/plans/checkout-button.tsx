import { useState } from 'react';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import { Button } from '../../ui/button.tsx';
import { notifyFailure } from '../../ui/toast.tsx';
import { checkoutWords } from './messages.ts';
import { useCheckout } from './mutations.ts';

type Props = { releaseId: string; plan: PlanName; price: string };

/** Opens the payment page in a new tab; this page follows when it is looked at again. */
export function CheckoutButton({ releaseId, plan, price }: Props) {
  const checkout = useCheckout(releaseId);
  const [address, setAddress] = useState<string>();
  const open = async () => {
    // At once, in the click: a tab that opens after an answer is a pop-up to the browser.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const { url } = await checkout.mutateAsync(plan);
      if (tab) tab.location.href = url;
      setAddress(url);
    } catch (error) {
      tab?.close();
      notifyFailure({ title: 'Payment Error', text: checkoutWords(error) });
    }
  };
  return (
    <div className="grid gap-2">
      <Button tone="signal" busy={checkout.isPending && 'Opening checkout…'} onClick={open}>
        Pay {price}
      </Button>
      {address && (
        <p role="status" className="text-small text-soft">
          The payment page is open in another tab; come back here when you have paid.{' '}
          <a href={address} target="_blank" rel="noopener noreferrer" className="text-ink underline underline-offset-4">
            Open it again
          </a>
        </p>
      )}
    </div>
  );
}
