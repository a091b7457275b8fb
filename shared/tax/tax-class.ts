/** The US tax classification of a W-9's signer (line 3). */
export const taxClasses = ['individual', 'c-corporation', 's-corporation', 'partnership', 'trust', 'llc'] as const;
