type Rate = { isWithheld: boolean; percent: number; of: 'us' | 'all' };

/** Describes the tax rate in a sentence (product 27.2). */
export function rateText({ isWithheld, percent, of }: Rate): string {
  if (!isWithheld || percent === 0) return 'No tax is withheld from your payouts.';
  return of === 'all'
    ? `${percent}% of each payout is withheld for the US tax office.`
    : `${percent}% of your US earnings is withheld for the US tax office when they are paid out.`;
}
