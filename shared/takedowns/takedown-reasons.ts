/** The reasons that an artist can choose for a takedown, in the order of the list. Without schemas, for the page. */
export const takedownReasons = ['new-version', 'mistake', 'rights', 'moving', 'leaving', 'other'] as const;
export type TakedownReason = (typeof takedownReasons)[number];

export const takedownReasonLabels: Record<TakedownReason, string> = {
  'new-version': 'A new version replaces it',
  mistake: 'Something in it is wrong',
  rights: 'I don’t have all the rights to it',
  moving: 'I’m moving to another distributor',
  leaving: 'I’m closing my account',
  other: 'Another reason',
};
