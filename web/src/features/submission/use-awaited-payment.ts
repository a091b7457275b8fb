import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { brand } from '../../../../shared/brand.ts';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { cancelled, checkoutMessage, isFinalPaymentError, notPaid } from '../../data/payments/messages.ts';
import { useCheckout } from '../../data/payments/mutations.ts';
import { onPaymentCancelled } from '../../data/payments/payment-cancelled.ts';
import { usePaidCheckout } from '../../data/payments/queries.ts';
import { releaseKeys } from '../../data/releases/keys.ts';
import { type OpenedTab, openTab } from '../../lib/open-tab.ts';
import { paysInSameTab } from '../../lib/pays-in-same-tab.ts';
import { notifyFailure } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useDropSubmission } from './use-drop-submission.ts';

/**
 * The payment that submits a release. The server stores the artist's choices and submits the release by itself; this
 * page only opens the payment page and reports the outcome. The artist may therefore close any tab at any time.
 */
export function useAwaitedPayment(release: Release) {
  const client = useQueryClient();
  const checkout = useCheckout(release.id);
  const dropping = useDropSubmission(release.id);
  const [page, setPage] = useState<{ url: string; isOpen: boolean }>();
  const accepted = release.checkout?.accepted;

  const pay = useAction(
    ({ plan }: { plan: PlanName; tab: OpenedTab | undefined }) =>
      checkout.mutateAsync({ plan, agreementVersion: brand.agreementVersion }),
    {
      done: ({ url }, { tab }) => {
        if (tab) setPage({ url, isOpen: tab.show(url) });
        else window.location.assign(url);
      },
      failed: (error, { tab }) => {
        tab?.close();
        return { title: 'Payment Error', text: checkoutMessage(error) };
      },
    },
  );
  const { error, errorUpdatedAt } = usePaidCheckout(accepted && release.checkout?.sessionId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every error is reported, even the same one again
  useEffect(() => {
    if (!accepted || !isFinalPaymentError(error)) return;
    notifyFailure(notPaid(error));
    void client.invalidateQueries({ queryKey: releaseKeys.detail(release.id) });
  }, [error, errorUpdatedAt]);

  const isWaiting = accepted !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    return onPaymentCancelled(release.id, () => {
      notifyFailure(cancelled);
      void client.invalidateQueries({ queryKey: releaseKeys.detail(release.id) });
    });
  }, [isWaiting, release.id, client]);

  return {
    accepted,
    /** The tab for the payment page that was opened from here, unless the browser blocked it. */
    page,
    wasOpened: () => setPage((opened) => opened && { ...opened, isOpen: true }),
    isOpening: checkout.isPending,
    pay: (plan: PlanName) => pay({ plan, tab: paysInSameTab() ? undefined : openTab() }),
    ...dropping,
  };
}
