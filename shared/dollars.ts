const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents as dollars: `$3.00`. */
export const dollars = (cents: number): string => usd.format(cents / 100);
