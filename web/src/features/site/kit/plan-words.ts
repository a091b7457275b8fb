import { price } from '../../../../../shared/money.ts';
import { type PlanName, planNames, plans } from '../../../../../shared/plans/plan.ts';
import { plural } from '../../../lib/format.ts';

/** `$3`: whole dollars are shown without cents. */
export const shortPrice = (plan: PlanName): string => price(plans[plan].cents).replace(/\.00$/, '');

/** `1 track`, `2-6 tracks`. */
export const tracksOf = (plan: PlanName): string => {
  const { from, to } = plans[plan].tracks;
  return from === to ? plural(from, 'track') : `${from}-${to} tracks`;
};

/** `$3, $6 or $9` */
export const allPrices = planNames
  .map(shortPrice)
  .join(', ')
  .replace(/, ([^,]+)$/, ' or $1');
