import { readsAsFormula } from '../../../shared/formula.ts';

/** A cell that a spreadsheet would run is shown as text (OWASP, "CSV Injection"): this file is read by people, not by machines. */
const harmless = (cell: string): string => (readsAsFormula(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as a file for spreadsheets: CRLF and quotes as RFC 4180, a mark at the beginning that says UTF-8 to Excel. Figures stay figures. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${[header, ...rows]
    .map((row) => row.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell))).join(','))
    .join('\r\n')}\r\n`;
