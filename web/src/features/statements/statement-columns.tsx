import type { Statement } from '../../../../shared/statements/statement.ts';
import { statementStateText } from '../../data/statements/messages.ts';
import { shortDecimalText } from '../../lib/decimal-text.ts';
import { grouped, plural, shortDate } from '../../lib/format.ts';
import type { Column } from '../../ui/list/column.ts';
import { StatementBadge } from './statement-badge.tsx';
import { monthsText, readFactsOf } from './statement-text.ts';

const totalOf = (statement: Statement): string => {
  const read = readFactsOf(statement);
  return read ? `${read.currency} ${shortDecimalText(read.amount)}` : '';
};
const linesOf = (statement: Statement): number | undefined => readFactsOf(statement)?.lines;

/** The columns of the statements list (product 30.1). */
export const statementColumns: Column<Statement>[] = [
  {
    key: 'store',
    header: 'Store',
    width: '20%',
    cell: (statement) => readFactsOf(statement)?.payerName ?? statement.fileName,
    sort: (statement) => readFactsOf(statement)?.payerName ?? statement.fileName,
    csv: (statement) => readFactsOf(statement)?.payerName ?? '',
  },
  {
    key: 'months',
    header: 'Months',
    width: '10rem',
    cell: (statement) => monthsText(readFactsOf(statement)?.months ?? []),
    sort: (statement) => readFactsOf(statement)?.months[0] ?? '',
    csv: (statement) => readFactsOf(statement)?.months.join(' ') ?? '',
  },
  {
    key: 'lines',
    header: 'Lines',
    width: '7rem',
    align: 'end',
    cell: (statement) => {
      const lines = linesOf(statement);
      return lines === undefined ? '' : grouped(lines);
    },
    sort: (statement) => linesOf(statement) ?? -1,
    csv: (statement) => linesOf(statement) ?? '',
    narrow: (statement) => {
      const lines = linesOf(statement);
      return lines === undefined ? '' : plural(lines, 'line');
    },
  },
  {
    key: 'total',
    header: 'Total',
    width: '10rem',
    align: 'end',
    cell: totalOf,
    sort: (statement) => Number(readFactsOf(statement)?.amount ?? 0),
    csv: (statement) => readFactsOf(statement)?.amount ?? '',
  },
  { key: 'currency', header: 'Currency', csv: (statement) => readFactsOf(statement)?.currency ?? '' },
  {
    key: 'state',
    header: 'State',
    width: '11rem',
    cell: ({ state }) => <StatementBadge state={state} />,
    sort: ({ state }) => statementStateText[state],
    csv: ({ state }) => statementStateText[state],
    narrow: 'aside',
  },
  {
    key: 'when',
    header: 'When',
    width: '8rem',
    cell: ({ createdAt }) => shortDate(createdAt),
    sort: ({ createdAt }) => createdAt,
    csv: ({ createdAt }) => createdAt,
  },
  {
    key: 'who',
    header: 'Who',
    cell: ({ createdBy }) => createdBy.name,
    sort: ({ createdBy }) => createdBy.name,
    csv: ({ createdBy }) => createdBy.name,
  },
  { key: 'file', header: 'File', csv: ({ fileName }) => fileName },
];
