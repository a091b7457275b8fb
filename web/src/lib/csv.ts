import { readsAsFormula } from '../../../shared/formula.ts';

/**
 * Marks a cell that a spreadsheet would run as text (OWASP, "CSV Injection"), because people read this file, not
 * machines.
 */
const harmless = (cell: string): string => (readsAsFormula(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Rows as CSV for spreadsheets: CRLF and quotes by RFC 4180, with a byte order mark that tells Excel it is UTF-8.
 * Numbers stay numbers.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${[header, ...rows]
    .map((row) => row.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell))).join(','))
    .join('\r\n')}\r\n`;
