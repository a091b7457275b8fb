import type { EarningsLine } from '../../../../shared/earnings/earnings-view.ts';
import { ALBUM_WHOLE } from '../../../../shared/royalties/album-parts.ts';
import { grouped } from '../../lib/format.ts';
import { exactText } from './earnings-text.ts';

const WHOLE = 10_000;

/** The artist's part of a recording as a factor. Empty if the artist has all of it. */
function partText(parts: EarningsLine['parts']): string {
  const [only] = parts;
  if (parts.length === 1 && only)
    return only.parts === WHOLE ? '' : ` × ${grouped(only.parts)} of 10,000 (split version ${only.version})`;
  const each = parts.map(({ version, parts, days, of }) => {
    const which = version === 0 ? 'not shared' : `split version ${version}`;
    return `${grouped(parts)} of 10,000 for ${days} of ${of} days (${which})`;
  });
  return ` × (${each.join(' + ')})`;
}

/** The track's part of a line for the whole release: `1/2`, or a percentage if the tracks' parts differ. */
export function albumPartText(part: number): string {
  const tracks = Math.round(Number(ALBUM_WHOLE) / part);
  const isEqual = Math.abs(Number(ALBUM_WHOLE) / tracks - part) < 1;
  return isEqual ? `1/${tracks}` : `${Number(((part / Number(ALBUM_WHOLE)) * 100).toPrecision(6))}%`;
}

const trackPartText = (part: EarningsLine['part']): string => (part === undefined ? '' : `${albumPartText(part)} × `);

/** Shows how the artist's amount was computed from a line. */
export const lineComputation = (
  { amount, currency, part, percentage, parts, exactMicros }: EarningsLine,
  rate: string,
): string =>
  `${amount} ${currency}${currency === 'USD' && rate === '1' ? '' : ` × ${rate}`} × ${trackPartText(part)}${percentage}%${partText(parts)} = ${exactText(truncateMicros(exactMicros))}`;

/** Truncates to a millionth of a micro-dollar, because nobody needs more digits. */
const truncateMicros = (exact: string): string => {
  const [whole = '0', part = ''] = exact.split('.');
  const digits = part.slice(0, 6).replace(/0+$/, '');
  return digits === '' ? whole : `${whole}.${digits}`;
};

/** The total of some lines, in whole micro-dollars, rounded down. */
export function totalOfLines(lines: readonly EarningsLine[]): string {
  const units = lines.reduce((all, { exactMicros }) => {
    const [whole = '0', part = ''] = exactMicros.replace('-', '').split('.');
    const size = BigInt(whole + part.padEnd(12, '0'));
    return all + (exactMicros.startsWith('-') ? -size : size);
  }, 0n);
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(13, '0');
  return `${sign}${digits.slice(0, -12)}.${digits.slice(-12)}`;
}
