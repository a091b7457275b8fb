import { brand } from '../brand.ts';
import { type PlanName, plans } from './plan.ts';

/** The terms of a plan on sale, as shown on the plans page and where a plan is chosen (product 10.1). */
export const planTerms = (plan: PlanName): readonly string[] => [
  '0% commission',
  `${plans[plan].percentage}% of the royalties stay yours`,
  'All distribution channels',
  'YouTube Content ID included',
  'ISRC and UPC codes at no cost',
  `Delivered to the stores within ${brand.deliveryDays.paid}`,
];
