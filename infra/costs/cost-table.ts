import type { FixedUnits } from './fixed-units.ts';
import { costParts, monthlyCost, totalOf } from './monthly-cost.ts';

/** The numbers of artists for which the guide shows the monthly cost. */
export const SIZES = [0, 1_000, 100_000, 1_000_000] as const;

const dollars = (value: number): string => (value < 0.5 ? '-' : `$${Math.round(value).toLocaleString('en-US')}`);

/** The monthly cost for these numbers of artists, as a table for docs/deploy.md. */
export function costTable(fixed: FixedUnits): string {
  const months = SIZES.map((artists) => monthlyCost(artists, fixed));
  const rows = [
    ...costParts.map((part) => [part, ...months.map((month) => dollars(month[part]))]),
    ['**a month**', ...months.map((month) => `**${dollars(totalOf(month))}**`)],
  ];
  const head = ['artists', ...SIZES.map((artists) => artists.toLocaleString('en-US'))];
  return [head, ['---', ...SIZES.map(() => '---:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
