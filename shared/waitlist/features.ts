/** What somebody who waits may want, by the name under which the lead carries the answer. In the order of the form. */
export const waitlistFeatures = [
  { flag: 'commissionFreeDistribution', label: 'Commission-free distribution' },
  { flag: 'aiPoweredReleaseBot', label: 'AI release bot' },
  { flag: 'directToFanPreSales', label: 'Direct-to-fan pre-sales' },
  { flag: 'cryptoPayouts', label: 'Crypto payouts' },
  { flag: 'fractionalizedMasterRights', label: 'Fractionalized master rights' },
  { flag: 'advancedAnalytics', label: 'Advanced analytics' },
  { flag: 'automatedRoyaltySplits', label: 'Automated royalty splits' },
] as const;

export type WaitlistFlag = (typeof waitlistFeatures)[number]['flag'];
export const waitlistFlags = waitlistFeatures.map(({ flag }) => flag) as [WaitlistFlag, ...WaitlistFlag[]];

export const annualRevenues = ['$0 - $100', '$101 - $1,000', '$1,001 - $10,000', '$10,001+'] as const;
