import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand.ts';
import type { PlanChoice } from '../../../../shared/plans/plan.ts';
import { BASIC_PERCENTAGE, planLabel, plans } from '../../../../shared/plans/plan.ts';
import { planToPay } from '../../../../shared/plans/plan-in-force.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { outgrownText, planDateText } from '../../data/releases/messages/release.ts';
import { price } from '../../lib/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ReleaseFacts } from '../release-view/release-facts.tsx';
import { AgreementCheck } from './agreement-check.tsx';

type Props = {
  release: Release;
  chosen: PlanChoice | undefined;
  onChoose: (plan: PlanChoice) => void;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  checkout: ReactNode;
};

/** Everything that goes to the stores, the plan (product 11.5), and the agreement. */
export function SubmitReview({ release, chosen, onChoose, accepted, onAccept, checkout }: Props) {
  const { plan: held, trackIds } = release;
  const due = planToPay(held, trackIds.length, new Date());
  const isDifference = due !== undefined && due.cents < plans[due.plan].cents;
  return (
    <div className="grid gap-6">
      <ReleaseFacts release={release} level={3} />
      {held && !due && (
        <p>
          {planLabel(held.name)} plan, paid. You keep {held.percentage}%.
        </p>
      )}
      {due && (
        <fieldset className="grid gap-3">
          <legend className="pb-2 font-[560]">Which plan?</legend>
          {held && (
            <p className="text-small text-soft">
              {outgrownText({ plan: held.name, trackCount: trackIds.length }) ??
                `${planLabel(held.name)}: ${planDateText(held.expiresAt ?? null)}`}
              .
            </p>
          )}
          <ChoiceList
            name="submit-plan"
            chosen={chosen}
            onChoose={onChoose}
            choices={[
              {
                value: 'paid',
                label: isDifference
                  ? `Pay the difference to ${plans[due.plan].label}, ${price(due.cents)} once`
                  : `${plans[due.plan].label} plan, ${price(due.cents)} once`,
                detail: `You keep ${plans[due.plan].percentage}% of the royalties. In the stores within ${brand.deliveryDays.paid}.`,
              },
              {
                value: 'basic',
                label: `Continue with Basic (${BASIC_PERCENTAGE}%)`,
                detail: `You keep ${BASIC_PERCENTAGE}% of the royalties. In the stores within ${brand.deliveryDays.basic}. You can upgrade later, in your library.`,
              },
            ]}
          />
          {chosen === 'paid' && <div className="flex flex-wrap gap-2">{checkout}</div>}
        </fieldset>
      )}
      <AgreementCheck accepted={accepted} onChange={onAccept} />
    </div>
  );
}
