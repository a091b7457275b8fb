import { readsAsFormula } from '../../../shared/spreadsheet-formula.ts';

/**
 * Prefixes a cell that a spreadsheet would run as a formula, so that it is read as text (OWASP, "CSV Injection"). The
 * added character does no harm, because only people read the file.
 */
const escapeFormula = (cell: string): string => (readsAsFormula(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Formats rows as CSV for spreadsheets: CRLF and quotes by RFC 4180, with a byte order mark so that Excel reads UTF-8.
 * Numbers remain numbers.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${[header, ...rows]
    .map((row) => row.map((cell) => quoted(typeof cell === 'number' ? String(cell) : escapeFormula(cell))).join(','))
    .join('\r\n')}\r\n`;
