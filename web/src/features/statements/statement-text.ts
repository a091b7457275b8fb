import type { Statement } from '../../../../shared/statements/statement.ts';

/** A statement that has a plan. */
export type Planned = Extract<Statement, { plan: unknown }>;
export const isPlanned = (statement: Statement): statement is Planned => 'plan' in statement;

/** The result of reading the file. */
export type ReadFacts = Planned['read'];
export const readFactsOf = (statement: Statement): ReadFacts | undefined =>
  'read' in statement ? statement.read : undefined;

const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = (month: string): string => short.format(new Date(`${month}-01T00:00:00Z`));

/** Formats months as `Aug 2026` or `Jun – Aug 2026`. */
export function monthsText(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  if (first === last) return monthName(first);
  const from = first.slice(0, 4) === last.slice(0, 4) ? monthName(first).slice(0, 3) : monthName(first);
  return `${from} – ${monthName(last)}`;
}

/** The name of a statement: payer and months, or its file name until it is read. */
export function statementName(statement: Statement): string {
  const read = readFactsOf(statement);
  return read ? `${read.payerName}, ${monthsText(read.months)}` : statement.fileName;
}
