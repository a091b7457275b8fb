import { price } from '../../../../../shared/money.ts';
import { type PlanName, planNames, plans } from '../../../../../shared/plans/plan.ts';
import { plural } from '../../../lib/format.ts';

/** A plan's price, with cents only if there are any: `$3`. */
export const shortPrice = (plan: PlanName): string => price(plans[plan].cents).replace(/\.00$/, '');

/** The number of tracks that a plan covers: `1 track`, `2-6 tracks`. */
export const trackRange = (plan: PlanName): string => {
  const { from, to } = plans[plan].tracks;
  return from === to ? plural(from, 'track') : `${from}-${to} tracks`;
};

/** The prices of all plans: `$3, $6 or $9`. */
export const allPrices = planNames
  .map(shortPrice)
  .join(', ')
  .replace(/, ([^,]+)$/, ' or $1');
