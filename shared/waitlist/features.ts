import type { Offer } from '../site/offers.ts';

/**
 * The features that a lead may want, in the order of the form, each with the attribute that stores the answer. `offer`
 * tells whether the product already provides the feature.
 */
export const waitlistFeatures = [
  { flag: 'commissionFreeDistribution', label: 'Commission-free distribution', offer: 'plans' },
  { flag: 'aiPoweredReleaseBot', label: 'AI release bot', offer: 'assistant' },
  { flag: 'directToFanPreSales', label: 'Direct-to-fan pre-sales', offer: 'preSales' },
  { flag: 'cryptoPayouts', label: 'Crypto payouts', offer: 'payouts' },
  { flag: 'fractionalizedMasterRights', label: 'Fractionalized master rights', offer: 'fanShares' },
  { flag: 'advancedAnalytics', label: 'Advanced analytics', offer: 'analytics' },
  { flag: 'automatedRoyaltySplits', label: 'Automated royalty splits', offer: 'splits' },
] as const satisfies readonly { flag: string; label: string; offer: Offer }[];

export type WaitlistFlag = (typeof waitlistFeatures)[number]['flag'];
export const waitlistFlags = waitlistFeatures.map(({ flag }) => flag) as [WaitlistFlag, ...WaitlistFlag[]];
