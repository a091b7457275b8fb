import { stores } from '../reference/stores.ts';
import { territories, WORLDWIDE } from '../reference/territories.ts';

const FEW = 4;

/** Formats a choice of stores: all, a few by name, or their number. */
export function storesText(chosen: readonly string[]): string {
  if (chosen.length === stores.length) return `All ${stores.length} stores`;
  const without = stores.map(({ name }) => name).filter((name) => !chosen.includes(name));
  if (without.length <= FEW) return `All stores but ${without.join(', ')}`;
  return chosen.length <= FEW ? chosen.join(', ') : `${chosen.length} of ${stores.length} stores`;
}

const territoryName = (code: string) => territories.find((row) => row.code === code)?.name ?? code;

/** Formats a choice of territories: worldwide, a few by name, or their number. */
export function territoriesText(chosen: readonly string[]): string {
  if (chosen.includes(WORLDWIDE)) return 'Worldwide';
  const without = territories.filter(({ code }) => !chosen.includes(code));
  if (without.length === 0) return 'Every territory';
  if (without.length <= FEW) return `Everywhere but ${without.map(({ name }) => name).join(', ')}`;
  return chosen.length <= FEW ? chosen.map(territoryName).join(', ') : `${chosen.length} territories`;
}
