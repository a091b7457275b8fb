import { Check } from 'lucide-react';
import { brand } from '../../../../shared/brand.ts';
import type { PaidPlan } from '../../../../shared/plans/paid-plan.ts';
import { BASIC_PERCENTAGE, type PlanName, planLabel, plans, priceCents } from '../../../../shared/plans/plan.ts';
import { planTerms } from '../../../../shared/plans/plan-terms.ts';
import { plural, price } from '../../lib/format.ts';

export const planPrice = (plan: PlanName, paid: PaidPlan | null): string => price(priceCents(plan, paid?.name));

const tracksOf = ({ from, to }: { from: number; to: number }) =>
  from === to ? plural(from, 'track') : `${from}-${to} tracks`;

/** The price and terms of a plan, or the terms of a release without a plan (product 10.1, 10.3). */
export const PlanTerms = ({ plan, paid }: { plan: PlanName; paid: PaidPlan | null }) => (
  <div className="grid gap-5">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-title font-[620] tabular-nums">{planPrice(plan, paid)}</span>
      <span className="text-soft">
        one-time payment
        {paid &&
          priceCents(plan, paid.name) < plans[plan].cents &&
          `, the difference from ${planLabel(paid.name)} to ${planLabel(plan)}`}
      </span>
    </p>
    <ul className="grid gap-2">
      {[`For ${tracksOf(plans[plan].tracks)}`, ...planTerms(plan)].map((term) => (
        <li key={term} className="flex gap-3">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
          {term}
        </li>
      ))}
    </ul>
    <p className="rounded-card bg-sunken px-4 py-3 text-small">
      With Basic you pay nothing, keep {BASIC_PERCENTAGE}%, and delivery takes {brand.deliveryDays.basic}. You can
      upgrade at any time.
    </p>
  </div>
);
