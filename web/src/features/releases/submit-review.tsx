import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand.ts';
import {
  BASIC_PERCENTAGE,
  covers,
  type PlanName,
  planFor,
  planLabel,
  plans,
  priceCents,
} from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { dollars } from '../../lib/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { ReleaseFacts } from './release-facts.tsx';

/** The plan that a release needs and has not paid for. */
export function neededPlan({ trackIds, plan }: Release): PlanName | undefined {
  const needed = planFor(trackIds.length);
  return needed && !covers(plan?.name, needed) ? needed : undefined;
}

type Props = {
  release: Release;
  plan: 'plan' | 'basic' | undefined;
  onPlan: (plan: 'plan' | 'basic') => void;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  checkout: ReactNode;
};

/** Everything that goes to the stores, the plan, and the agreement. */
export function SubmitReview({ release, plan, onPlan, accepted, onAccept, checkout }: Props) {
  const needed = neededPlan(release);
  const paid = release.plan;
  return (
    <div className="grid gap-6">
      <ReleaseFacts release={release} level={3} />
      {paid && (
        <p>
          {planLabel(paid.name)} plan, paid. You keep {paid.percentage}%.
        </p>
      )}
      {needed && (
        <fieldset className="grid gap-3">
          <legend className="pb-2 font-[560]">Which plan?</legend>
          <ChoiceList
            name="submit-plan"
            chosen={plan}
            onChoose={onPlan}
            choices={[
              {
                value: 'plan',
                label: `${plans[needed].label} plan, ${dollars(priceCents(needed, paid?.name))} once`,
                detail: `You keep ${plans[needed].percentage}% of the royalties. In the stores within ${brand.deliveryDays.paid}.`,
              },
              {
                value: 'basic',
                label: 'Continue with the basic plan',
                detail: `You keep ${BASIC_PERCENTAGE}% royalties. In the stores within ${brand.deliveryDays.basic}. You can upgrade later.`,
              },
            ]}
          />
          {plan === 'plan' && checkout}
        </fieldset>
      )}
      <AgreementCheck accepted={accepted} onChange={onAccept} />
    </div>
  );
}
