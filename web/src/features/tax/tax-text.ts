import { territories } from '../../../../shared/reference/territories.ts';

type Rate = { isWithheld: boolean; percent: number; of: 'us' | 'all' };

/** What is withheld, in a sentence (product 27.2). */
export function rateText({ isWithheld, percent, of }: Rate): string {
  if (!isWithheld || percent === 0) return 'Nothing is withheld of your payouts.';
  return of === 'all'
    ? `${percent}% of each payout is withheld for the tax office of the United States.`
    : `${percent}% of what was earned in the United States is withheld for its tax office when it is paid out.`;
}

export const countryName = (code: string): string => territories.find((one) => one.code === code)?.name ?? code;

/** Countries to choose from; none is chosen at first. */
export const countryChoices = (without: readonly string[] = []) => [
  { value: '', label: 'Choose one' },
  ...territories
    .filter(({ code }) => !without.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label)),
];
