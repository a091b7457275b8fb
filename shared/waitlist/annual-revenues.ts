/** Ranges of annual streaming revenue on the waitlist form (product 17.1). */
export const annualRevenues = ['$0 - $100', '$101 - $1,000', '$1,001 - $10,000', '$10,001+'] as const;
