/**
 * Offers on the public pages, and whether the product already provides them (product 1.6). Pages mark the others as
 * planned. When one is built, change its entry here.
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
  takedowns: 'built',
  changes: 'built',
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
