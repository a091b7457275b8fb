import { brand } from '../../../../shared/brand.ts';
import { BASIC_PERCENTAGE, type PlanChoice, type PlanName, planLabel, plans } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { startsSoon } from '../../../../shared/releases/starts-soon.ts';
import { outgrownText, planDateText } from '../../data/releases/messages/release.ts';
import { price } from '../../lib/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';

type Props = {
  release: Release;
  /** The amount due in cents, and the plan it buys. */
  due: { plan: PlanName; cents: number };
  chosen: PlanChoice | undefined;
  onChoose: (plan: PlanChoice) => void;
};

/**
 * Cards for Basic and for the plan that fits the number of tracks, with their differences (product 11.5, 11.7). Shows
 * the delivery time only if sales start soon.
 */
export function PlanCards({ release, due, chosen, onChoose }: Props) {
  const { plan: held, trackIds, salesStart } = release;
  const isDifference = due.cents < plans[due.plan].cents;
  const within = (days: string) =>
    startsSoon(salesStart, new Date()) ? ` Delivered to the stores within ${days}.` : '';
  const keep = (percentage: number) => `You keep ${percentage}% of the royalties.`;
  return (
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
        isBeside
        chosen={chosen}
        onChoose={onChoose}
        choices={[
          {
            value: 'paid',
            label: isDifference
              ? `Pay the difference to ${plans[due.plan].label}, ${price(due.cents)} once`
              : `${plans[due.plan].label} plan, ${price(due.cents)} once`,
            detail: `${keep(plans[due.plan].percentage)}${within(brand.deliveryDays.paid)}`,
          },
          {
            value: 'basic',
            label: `Continue with Basic (${BASIC_PERCENTAGE}%)`,
            detail: `${keep(BASIC_PERCENTAGE)}${within(brand.deliveryDays.basic)} You can upgrade later.`,
          },
        ]}
      />
    </fieldset>
  );
}
