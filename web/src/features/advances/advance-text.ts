import type { AdvanceView } from '../../../../shared/advances/advance.ts';

/** Formats ten-thousandths as a percentage. */
export const percentText = (parts: number): string => `${parts / 100}%`;

/** Lists the releases that an advance is recouped from; an empty string if it is recouped from all of them. */
export const releasesText = (releases: AdvanceView['releases']): string =>
  releases ? ` from ${releases.map(({ title }) => title || 'No title').join(', ')}` : '';

/** Parses dollars as whole cents. Returns undefined unless the text is an amount of at least a cent. */
export function parseCents(typed: string): number | undefined {
  const [, whole, part = ''] = /^\$?\s*(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', '')) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

/** Parses a percentage as ten-thousandths; undefined unless it is between 0.01 and 100. */
export function parsePercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const parts = Math.round(Number(text) * 100);
  return parts >= 1 && parts <= 10_000 ? parts : undefined;
}
