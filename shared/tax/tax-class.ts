/** The US tax classification of the signer of a W-9 (line 3). */
export const taxClasses = ['individual', 'c-corporation', 's-corporation', 'partnership', 'trust', 'llc'] as const;
