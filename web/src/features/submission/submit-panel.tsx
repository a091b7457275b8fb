import { useEffect, useRef, useState } from 'react';
import { isChangeId } from '../../../../shared/change-id.ts';
import type { PlanChoice } from '../../../../shared/plans/plan.ts';
import { planLabel } from '../../../../shared/plans/plan.ts';
import { planToPay } from '../../../../shared/plans/plan-in-force.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { submitMessage, submitted } from '../../data/releases/messages/submission.ts';
import { useSubmitRelease } from '../../data/releases/mutations/submit-release.ts';
import { price } from '../../lib/format.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AgreementCheck } from './agreement-check.tsx';
import { PaymentAwaited } from './payment-awaited.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useAwaitedPayment } from './use-awaited-payment.ts';

type Props = {
  release: Release;
  /** Why the release cannot be submitted now, as text for the page. */
  waitsFor: string | undefined;
};

/**
 * The plan, the agreement, and one button, whose label names the action (product 11.5). Paying here also accepts the
 * agreement, and the payment submits the release (product 11.12).
 */
export function SubmitPanel({ release, waitsFor }: Props) {
  const submit = useSubmitRelease(release.id);
  const payment = useAwaitedPayment(release);
  const { accepted: paying } = payment;
  const [accepted, setAccepted] = useState(paying !== undefined);
  const [chosen, setChosen] = useState<PlanChoice | undefined>(paying && 'paid');
  // A change of a delivered release is free.
  const due = isChangeId(release.id) ? undefined : planToPay(release.plan, release.trackIds.length, new Date());
  const paysNow = due !== undefined && chosen === 'paid';

  const send = useAction(submit.mutateAsync, {
    done: ({ title }) => submitted(title),
    failed: (error) => ({
      title: isProblem(error, 'release-incomplete') ? 'Release Incomplete' : 'Failed to submit release',
      text: submitMessage(error),
    }),
  });

  // The release has outgrown its plan since the payment was started.
  const isOutgrown = paying !== undefined && due?.plan !== paying.plan;
  const { drop } = payment;
  const withdraw = useRef(drop);
  withdraw.current = drop;
  useEffect(() => {
    if (isOutgrown) withdraw.current();
  }, [isOutgrown]);

  if (paying && !isOutgrown) return <PaymentAwaited payment={payment} accepted={paying} title={release.title} />;

  const isBeingSubmitted = release.paidSubmission?.state === 'due';
  const isSubmitting = submit.isPending || isBeingSubmitted;
  const why = waitsFor ?? (due && !chosen ? 'Choose a plan.' : accepted ? undefined : 'Accept the agreement.');
  return (
    <div className="grid gap-5">
      {release.plan && !due && (
        <p>
          {planLabel(release.plan.name)} plan, paid. You keep {release.plan.percentage}%.
        </p>
      )}
      {due && <PlanCards release={release} due={due} chosen={chosen} onChoose={setChosen} />}
      <AgreementCheck accepted={accepted} onChange={setAccepted} />
      <div className="grid gap-2">
        <Button
          tone={why ? 'plain' : 'signal'}
          disabled={why !== undefined && !isSubmitting}
          busy={(isSubmitting && 'Submitting…') || (payment.isOpening && 'Opening checkout…')}
          onClick={() => (paysNow ? payment.pay(due.plan) : send(due ? 'basic' : 'paid'))}
        >
          {paysNow ? `Pay ${price(due.cents)} and submit` : 'Submit'}
        </Button>
        <p role="status" className={waitsFor ? 'text-small text-ready' : 'text-small text-soft'}>
          {!isSubmitting && why}
        </p>
      </div>
    </div>
  );
}
