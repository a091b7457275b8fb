import { isIsrc } from '../releases/isrc.ts';
import { isUpc } from '../releases/upc.ts';
import { plainNumber } from '../royalties/plain-number.ts';

export type CellKind = 'empty' | 'isrc' | 'upc' | 'date' | 'percent' | 'number' | 'text';

const MONTH =
  '(jan|feb|mar|m[aä]r|apr|may|mai|mag|mei|jun|jui|giu|jul|lug|aug|ago|ao[uû]|set|sep|oct|okt|ott|out|nov|dec|dez|dic|d[eé]c|dag|abr|ene|gen|fev|f[eé]v|avr)\\p{L}*\\.?';
const TIME = '([ t]\\d{1,2}:\\d{2}.*)?';
const dates = [
  // 2026-08, 202608, 2026-08-31
  '(19|20)\\d{2}[-/.]?(0?[1-9]|1[0-2])([-/.]?(0?[1-9]|[12]\\d|3[01]))?',
  // 8/31/26, 31.08.2026, 08/2026
  '\\d{1,2}[-/.]\\d{1,2}[-/.]((19|20)\\d{2}|\\d{2})',
  '(0?[1-9]|1[0-2])[-/.](19|20)\\d{2}',
  `(\\d{1,2}[-. ]*)?${MONTH}[-' ,]*(\\d{1,2}[, ]+)?((19|20)?\\d{2})`,
  '(19|20)\\d{2}年\\d{1,2}月(\\d{1,2}日)?',
  '(19|20)?\\d{2}[- ]?q[1-4]|q[1-4][- ]?(19|20)?\\d{2}',
].map((form) => new RegExp(`^${form}${TIME}$`, 'iu'));

/** Guesses the kind of a cell from its format. This helps people map columns; the reader does not use it. */
export function cellKind(cell: string): CellKind {
  const text = cell.trim().replace(/^="(.*)"$/, '$1');
  if (text === '') return 'empty';
  if (isIsrc(text.replace(/-/g, '').toUpperCase())) return 'isrc';
  if (isUpc(text)) return 'upc';
  if (dates.some((form) => form.test(text))) return 'date';
  if (/^[-+]?[\d.,]+ ?%$/.test(text)) return 'percent';
  return (plainNumber(text, '.') ?? plainNumber(text, ',')) === undefined ? 'text' : 'number';
}

/** Whether a column with these cells could contain amounts. */
export const areAmounts = (cells: readonly string[]): boolean => {
  const kinds = cells.map(cellKind).filter((kind) => kind !== 'empty');
  return kinds.length === 0 || kinds.includes('number');
};
