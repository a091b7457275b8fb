import type { SetAsideReason } from '../../../../../shared/royalties/set-aside.ts';
import { setAsideText, statementsMessage } from '../../../data/statements/messages.ts';
import { useSetAside } from '../../../data/statements/queries.ts';
import { decimalText } from '../../../lib/decimal-text.ts';
import { plural } from '../../../lib/format.ts';
import type { Column } from '../../../ui/list/column.ts';
import { Table } from '../../../ui/list/table.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Planned } from '../statement-text.ts';
import { SettingButton } from './setting-button.tsx';

type Row = { line: number; reason: SetAsideReason; text: string };

const columns: Column<Row>[] = [
  { key: 'line', header: 'Line', width: '6rem', cell: ({ line }) => line, narrow: ({ line }) => `Line ${line}` },
  { key: 'reason', header: 'Why', width: '18rem', cell: ({ reason }) => setAsideText[reason] },
  {
    key: 'text',
    header: 'In the file',
    cell: ({ text }) => <code className="text-small [overflow-wrap:anywhere]">{text}</code>,
  },
];

/** Reasons for which the sum is shown, because these rows may contain money. A totals row only adds up other rows. */
const reasonsWithSum: readonly SetAsideReason[] = ['excluded', 'unnamed'];

/** Lists the rows that are not sales, with their sums, so that nothing is left out silently (product 23.25). */
export function SetAside({ statement }: { statement: Planned }) {
  const { read, given, state } = statement;
  const groups = (read.setAside ?? []).filter(({ reason }) => reason !== 'blank');
  const rows = groups.reduce((sum, group) => sum + group.rows, 0);
  const isCounting = given.unnamedRows === 'count';
  if (rows === 0 && !isCounting) return null;
  return (
    <PageSection title={rows === 0 ? 'Rows set aside' : `${plural(rows, 'row')} set aside`} wide>
      <ul className="grid gap-1 pb-4">
        {groups.map(({ reason, rows: count, amount }) => (
          <li key={reason}>
            {setAsideText[reason]}: {plural(count, 'row')}
            {reasonsWithSum.includes(reason) && (
              <span className="tabular-nums">
                , {read.currency} {decimalText(amount)}
              </span>
            )}
          </li>
        ))}
        {isCounting && <li>Rows without a recording are counted. Their money is kept until its payee is known.</li>}
      </ul>
      {state === 'ready' && (isCounting || groups.some(({ reason }) => reason === 'unnamed')) && (
        <div className="pb-4">
          <SettingButton
            small
            statementId={statement.statementId}
            settings={{ unnamedRows: isCounting ? 'set-aside' : 'count' }}
          >
            {isCounting ? 'Set aside rows without a recording' : 'Count rows without a recording'}
          </SettingButton>
        </div>
      )}
      {rows > 0 && <Rows statement={statement} />}
    </PageSection>
  );
}

function Rows({ statement: { statementId, ver } }: { statement: Planned }) {
  const found = useSetAside(statementId, ver);
  return (
    <QueryState
      query={found}
      loading={
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      }
      failed={(error) => `Failed to fetch the rows. ${statementsMessage(error)}`}
    >
      {({ rows }) => (
        <Table
          label="Rows set aside"
          columns={columns}
          rows={rows.filter(({ reason }) => reason !== 'blank')}
          keyOf={({ line, text }) => `${line} ${text}`}
        />
      )}
    </QueryState>
  );
}
