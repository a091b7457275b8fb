import type { AdvanceView } from '../../../../shared/advances/advance.ts';

/** Parts of 10,000, as percent. */
export const percentOf = (parts: number): string => `${parts / 100}%`;

/** From which releases it comes back; nothing where from all. */
export const releasesText = (releases: AdvanceView['releases']): string =>
  releases ? ` of ${releases.map(({ title }) => title || 'No title').join(', ')}` : '';

/** Whole cents of what was typed as dollars; undefined for what is no amount of at least a cent. */
export function centsOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^\$?\s*(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', '')) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

/** Parts of 10,000 of what was typed as percent; undefined for what is none, or not between 0 and 100. */
export function partsOf(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const parts = Math.round(Number(text) * 100);
  return parts >= 1 && parts <= 10_000 ? parts : undefined;
}
