import type { Statement } from '../../../../shared/statements/statement.ts';

/** One that was planned: everybody could see what it gives. */
export type Planned = Extract<Statement, { plan: unknown }>;
export const isPlanned = (statement: Statement): statement is Planned => 'plan' in statement;

/** What the file says, once it was read. */
export type ReadFacts = Planned['read'];
export const readOf = (statement: Statement): ReadFacts | undefined =>
  'read' in statement ? statement.read : undefined;

const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = (month: string): string => short.format(new Date(`${month}-01T00:00:00Z`));

/** `Aug 2026`, or from the first to the last: `Jun – Aug 2026`. */
export function monthsText(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  if (first === last) return monthName(first);
  const from = first.slice(0, 4) === last.slice(0, 4) ? monthName(first).slice(0, 3) : monthName(first);
  return `${from} – ${monthName(last)}`;
}

/** What a statement is called: the store and its months, or its file as long as nobody knows more. */
export function statementName(statement: Statement): string {
  const read = readOf(statement);
  return read ? `${read.payerName}, ${monthsText(read.months)}` : statement.fileName;
}
