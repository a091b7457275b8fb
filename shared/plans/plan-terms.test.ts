import { planTerms } from './plan-terms.ts';

it.each(['single', 'ep', 'album'] as const)('lists what the plan %s includes (product 10.1)', (plan) => {
  expect(planTerms(plan)).toEqual([
    '0% commission',
    '100% of the royalties stay yours',
    'All distribution channels',
    'YouTube Content ID included',
    'ISRC and UPC codes at no cost',
    'Delivered to the stores within 3-5 business days',
  ]);
});
