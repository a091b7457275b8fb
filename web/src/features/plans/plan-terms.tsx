import { brand } from '../../../../shared/brand.ts';
import type { PaidPlan } from '../../../../shared/plans/paid-plan.ts';
import { BASIC_PERCENTAGE, type PlanName, planLabel, plans, priceCents } from '../../../../shared/plans/plan.ts';
import { plural, price } from '../../lib/format.ts';

export const planPrice = (plan: PlanName, paid: PaidPlan | null): string => price(priceCents(plan, paid?.name));

const tracksOf = ({ from, to }: { from: number; to: number }) =>
  from === to ? plural(from, 'track') : `${from}-${to} tracks`;

/** What a plan gives (product 10.1). */
export const PlanTerms = ({ plan, paid }: { plan: PlanName; paid: PaidPlan | null }) => (
  <div className="grid gap-4">
    <p className="flex items-baseline gap-2">
      <span className="font-display text-title font-[620] tabular-nums">{planPrice(plan, paid)}</span>
      <span className="text-soft">
        one-time payment
        {paid && priceCents(plan, paid.name) < plans[plan].cents && `, the difference to ${planLabel(paid.name)}`}
      </span>
    </p>
    <ul className="grid list-disc gap-1 pl-5 marker:text-edge">
      <li>For {tracksOf(plans[plan].tracks)}</li>
      <li>You keep {plans[plan].percentage}% of the royalties</li>
      <li>YouTube Content ID included</li>
      <li>In the stores within {brand.deliveryDays.paid}</li>
    </ul>
    <p className="text-small text-soft">
      Without a plan you keep {BASIC_PERCENTAGE}%, and delivery takes {brand.deliveryDays.basic}.
    </p>
  </div>
);
