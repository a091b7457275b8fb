import type { StatementId } from '../../../../../shared/ids.ts';
import { statementsMessage } from '../../../data/statements/messages.ts';
import { useBadLines } from '../../../data/statements/queries.ts';
import type { Column } from '../../../ui/list/column.ts';
import { Table } from '../../../ui/list/table.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Line = { line: number; reason: string; text: string };

const columns: Column<Line>[] = [
  { key: 'line', header: 'Line', width: '6rem', cell: ({ line }) => line, narrow: ({ line }) => `Line ${line}` },
  { key: 'reason', header: 'Why', width: '20rem', cell: ({ reason }) => reason },
  {
    key: 'text',
    header: 'In the file',
    cell: ({ text }) => <code className="text-small [overflow-wrap:anywhere]">{text}</code>,
  },
];

/** The first hundred lines that could not be read, with their numbers and reasons. */
export function BadLines({ statementId, ver }: { statementId: StatementId; ver: number }) {
  const lines = useBadLines(statementId, ver);
  return (
    <QueryState
      query={lines}
      loading={
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      }
      failed={(error) => `Failed to fetch the lines. ${statementsMessage(error)}`}
    >
      {({ lines: found }) =>
        found.length === 0 ? (
          <p className="text-soft">No lines are listed.</p>
        ) : (
          <Table
            label="Lines that could not be counted"
            columns={columns}
            rows={found}
            keyOf={({ line, text }) => `${line} ${text}`}
          />
        )
      }
    </QueryState>
  );
}
