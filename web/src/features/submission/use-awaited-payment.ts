import { useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../../../../shared/brand.ts';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { cancelled, checkoutMessage, isFinalRefusal, notPaid } from '../../data/payments/messages.ts';
import { useCheckout } from '../../data/payments/mutations.ts';
import { onPaymentCancelled } from '../../data/payments/payment-cancelled.ts';
import { usePaidCheckout } from '../../data/payments/queries.ts';
import { forgetIntent, readIntent, type SubmissionIntent, writeIntent } from '../../data/releases/submission-intent.ts';
import { type OpenedTab, openTab } from '../../lib/open-tab.ts';
import { notifyFailure } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';

/**
 * The payment that a submission waits for: opens its page in a new tab, and asks for it until it is there, did not come, or was cancelled.
 * What was decided stays when the page is loaded again. Who leaves the page decides anew.
 */
export function useAwaitedPayment(release: Release) {
  const [intent, setIntent] = useState(() => readIntent(release.id, Date.now()));
  const [isOpen, setOpen] = useState(true);
  const checkout = useCheckout(release.id);
  // React draws a page twice while it is developed: it is left when the address is another.
  const here = useRef(window.location.pathname);
  const isLeft = useCallback(() => window.location.pathname !== here.current, []);

  const keep = (next: SubmissionIntent | undefined) => {
    if (next) writeIntent(next);
    else forgetIntent();
    setIntent(next);
  };
  const drop = useRef(() => keep(undefined));
  drop.current = () => keep(undefined);

  const pay = useAction(({ plan }: { plan: PlanName; tab: OpenedTab }) => checkout.mutateAsync(plan), {
    done: ({ url }, { plan, tab }) => {
      setOpen(tab.show(url));
      if (isLeft()) return;
      keep({ releaseId: release.id, agreementVersion: brand.agreementVersion, plan, url, at: Date.now() });
    },
    failed: (error, { tab }) => {
      tab.close();
      return { title: 'Payment Error', text: checkoutMessage(error) };
    },
  });

  // Once it is paid the release has no open checkout any more: the answer is still to be heard.
  const session = useRef(release.checkout?.sessionId);
  session.current = release.checkout?.sessionId ?? session.current;
  const { error, errorUpdatedAt } = usePaidCheckout(intent && session.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said, also when it is the same one again
  useEffect(() => {
    if (!intent || !isFinalRefusal(error)) return;
    drop.current();
    notifyFailure(notPaid(error));
  }, [error, errorUpdatedAt]);

  const isWaiting = intent !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    return onPaymentCancelled(release.id, () => {
      drop.current();
      notifyFailure(cancelled);
    });
  }, [isWaiting, release.id]);

  useEffect(
    () => () => {
      if (isLeft()) forgetIntent();
    },
    [isLeft],
  );

  return {
    intent,
    /** Whether the payment page stands in a tab of its own. */
    isOpen,
    wasOpened: () => setOpen(true),
    isOpening: checkout.isPending,
    pay: (plan: PlanName) => pay({ plan, tab: openTab() }),
    drop: () => keep(undefined),
  };
}
