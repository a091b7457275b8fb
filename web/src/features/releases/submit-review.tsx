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
import { albumArtist, derivedCredits } from '../../../../shared/releases/derived-credits.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { dollars, plural } from '../../lib/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { Facts } from './facts.tsx';
import { salesStartText } from './messages.ts';

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

/** The release in short, its plan, and the agreement. */
export function SubmitReview({ release, plan, onPlan, accepted, onAccept, checkout }: Props) {
  const needed = neededPlan(release);
  const paid = release.plan;
  return (
    <div className="grid gap-6">
      <Facts
        rows={[
          ['Title', [release.title, release.version && `(${release.version})`].filter(Boolean).join(' ')],
          ['Artist', albumArtist(release)],
          ['Tracks', plural(release.trackIds.length, 'track')],
          ['Explicit content', derivedCredits(release).explicit],
          ['Sales start date', salesStartText(release.salesStart)],
          ...(paid ? [['Plan', `${planLabel(paid.name)}, paid. You keep ${paid.percentage}%.`] as const] : []),
        ]}
      />
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
