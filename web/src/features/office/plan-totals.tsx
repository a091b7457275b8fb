import { Check } from 'lucide-react';
import { dollars, price } from '../../../../shared/money.ts';
import type { PlanTotal, PlanTotals as Totals } from '../../../../shared/office/plan-totals.ts';
import { type PlanName, planLabel, plans } from '../../../../shared/plans/plan.ts';
import { planTerms } from '../../../../shared/plans/plan-terms.ts';
import { Stat } from '../../ui/stat.tsx';

const isOnSale = (total: PlanTotal): total is PlanTotal & { plan: PlanName } => total.plan in plans;

/** The plans on sale, each with its number of releases and its revenue (product 20.3). */
export const PlanTotals = ({ totals }: { totals: Totals | undefined }) => (
  <>
    <section aria-label="Totals" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:max-w-xl">
      <Stat label="Total Revenue" figure={totals && dollars(BigInt(totals.revenueMicros))} note="From all paid plans" />
      <Stat label="Total Releases" figure={totals?.releases} note="Across all plan tiers" />
    </section>
    <ul className="grid gap-4 md:grid-cols-3">
      {totals?.plans.filter(isOnSale).map((total) => (
        <OnSale key={total.plan} plan={total.plan} total={total} />
      ))}
    </ul>
    {totals && <Earlier totals={totals.plans.filter((total) => !isOnSale(total))} />}
  </>
);

const OnSale = ({ plan, total }: { plan: PlanName; total: PlanTotal }) => (
  <li className="grid content-start gap-5 rounded-card border border-line p-5">
    <div className="grid gap-1">
      <h2 className="text-lead">{planLabel(plan)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-title font-[620] tabular-nums">{price(plans[plan].cents)}</span>
        <span className="text-soft">per release</span>
      </p>
    </div>
    <dl className="grid gap-2">
      <Fact label="Royalties Commission" fact={`${100 - plans[plan].percentage}%`} />
      <Facts total={total} />
    </dl>
    <ul className="grid gap-2 text-small">
      {planTerms(plan).map((term) => (
        <li key={term} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          {term}
        </li>
      ))}
    </ul>
  </li>
);

/** Plans that are no longer sold but still in force. */
const Earlier = ({ totals }: { totals: readonly PlanTotal[] }) => (
  <section aria-labelledby="earlier-plans">
    <h2 id="earlier-plans" className="pb-3 text-lead">
      Plans of earlier years
    </h2>
    <ul className="border-b border-line">
      {totals.map((total) => (
        <li key={total.plan} className="grid gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[12rem_1fr]">
          <h3 className="font-[560]">{planLabel(total.plan)}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
            <Facts total={total} />
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

const Facts = ({ total: { releases, active, revenueMicros } }: { total: PlanTotal }) => (
  <>
    <Fact label="Total Releases" fact={releases} />
    <Fact label="Active Releases" fact={active} />
    <Fact label="Revenue" fact={dollars(BigInt(revenueMicros))} />
  </>
);

const Fact = ({ label, fact }: { label: string; fact: string | number }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-soft">{label}</dt>
    <dd className="tabular-nums">{fact}</dd>
  </div>
);
