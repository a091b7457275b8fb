type Rate = { isWithheld: boolean; percent: number; of: 'us' | 'all' };

/** What is withheld, in a sentence (product 27.2). */
export function rateText({ isWithheld, percent, of }: Rate): string {
  if (!isWithheld || percent === 0) return 'Nothing is withheld of your payouts.';
  return of === 'all'
    ? `${percent}% of each payout is withheld for the tax office of the United States.`
    : `${percent}% of what was earned in the United States is withheld for its tax office when it is paid out.`;
}
