import { planLabel, plans } from '../../../../shared/plans/plan.ts';
import { planToPay, shareInForce } from '../../../../shared/plans/plan-in-force.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { price } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

/** The release's price, or its paid plan, with a button to choose a plan if there is a choice. */
export function PlanLine({ release, onChoose }: { release: Release; onChoose: () => void }) {
  const { plan: held, trackIds } = release;
  const now = new Date();
  const due = planToPay(held, trackIds.length, now);
  if (held && !due)
    return (
      <p className="text-small text-soft">
        {planLabel(held.name)} plan, paid. You keep {shareInForce(held, trackIds.length, now)}%.
      </p>
    );
  if (!due)
    return <p className="flex min-h-8 items-center text-small text-soft">The plan depends on the number of tracks.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="text-soft">Plan</span> {plans[due.plan].label}, {price(due.cents)} once
      </p>
      <Button size="small" onClick={onChoose}>
        Choose Your Plan
      </Button>
    </div>
  );
}
