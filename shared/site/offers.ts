/**
 * What the public pages speak of, and whether the product does it on this day (product 1.6). The only place that says so: a page marks what is
 * planned by this list, and who builds it changes its word here.
 */
const offers = {
  stores: 'built',
  codes: 'built',
  contentId: 'built',
  checks: 'built',
  credits: 'built',
  plans: 'built',
  review: 'built',
  checklist: 'built',
  support: 'built',
  assistant: 'built',
  royalties: 'built',
  payouts: 'built',
  payoutsAtOnce: 'planned',
  splits: 'built',
  analytics: 'built',
  preSaves: 'planned',
  preSales: 'planned',
  fanShares: 'planned',
  onChain: 'planned',
  fanPlatform: 'planned',
} as const satisfies Record<string, 'built' | 'planned'>;

export type Offer = keyof typeof offers;
export const offerNames = Object.keys(offers) as Offer[];

export const isPlanned = (offer: Offer): boolean => offers[offer] === 'planned';
