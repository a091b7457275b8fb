import type { StatementFormat } from '../../../shared/royalties/statement-format.ts';
import { readBytes } from './read-bytes.ts';

/** A reading plan with a mapping made by the office, with the columns that tests need. */
export const mapped = {
  id: 'mapped',
  name: 'Ferry Distribution',
  signature: ['Code', 'Barcode', 'Net'],
  cells: {
    isrc: ['Code'],
    upc: ['Barcode'],
    title: ['Song'],
    artist: ['Act'],
    store: ['Shop'],
    territory: ['Where'],
    use: ['What'],
    quantity: ['Count'],
    amount: ['Net'],
    currency: ['Money'],
    from: ['When'],
  },
  use: 'other',
  dates: 'day-first',
  decimals: 24,
  footers: ['Total'],
} as const satisfies StatementFormat;

export const HEADER = 'Code,Barcode,Song,Act,Shop,Where,What,Count,Net,Money,When';
type Line = {
  code?: string;
  barcode?: string;
  song?: string;
  act?: string;
  shop?: string;
  where?: string;
  what?: string;
  count?: string;
  net?: string;
  money?: string;
  when?: string;
};
export const line = ({
  code = 'QZZZ12600001',
  barcode = '860000000000',
  song = 'Low Tide',
  act = 'Mara Ellis',
  shop = 'Spotify',
  where = 'DE',
  what = 'Stream',
  count = '2',
  net = '1.50',
  money = 'USD',
  when = '1.8.2026',
}: Line = {}) =>
  [code, barcode, song, act, shop, where, what, count, net, money, when]
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
export const file = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`;
export const read = (bytes: string | Uint8Array, more: Parameters<typeof readBytes>[1] = {}) =>
  readBytes(bytes, { formats: [mapped], ...more });
/** Makes enough good lines to keep the share of bad ones below the limit. */
export const good = (count: number) => Array.from({ length: count }, () => line());
