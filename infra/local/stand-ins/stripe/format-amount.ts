const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });

/** Formats cents as dollars: 300 is `$3.00`. */
export const formatAmount = (cents: number): string => dollars.format(cents / 100);
