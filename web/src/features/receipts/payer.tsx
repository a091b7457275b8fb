import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '../../../../shared/money.ts';
import type { OwedStatement, ReceivableDetail } from '../../../../shared/receipts/receivable.ts';
import { dateAndTime, plural } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Stat } from '../../ui/stat.tsx';
import { Dollars } from './dollars.tsx';
import { PayerReceipts } from './payer-receipts.tsx';

const RecordReceiptDialog = lazyDialog(() => import('./record-receipt-dialog.tsx'));

const receivedFor = ({ receivedMicros, appliedMicros }: OwedStatement): string =>
  String(BigInt(receivedMicros) + BigInt(appliedMicros));

const columns: Column<OwedStatement>[] = [
  {
    key: 'statement',
    header: 'Statement',
    cell: ({ statementId, fileName }) => (
      <Link
        to={pathTo('/dashboard/admin/statements/:statementId', { statementId })}
        className="underline decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:decoration-ink"
      >
        {fileName}
      </Link>
    ),
  },
  { key: 'posted', header: 'Posted', width: '12rem', cell: ({ postedAt }) => dateAndTime(postedAt), narrow: null },
  {
    key: 'age',
    header: 'Age',
    width: '6.5rem',
    align: 'end',
    cell: ({ days }) => plural(days, 'day'),
    narrow: ({ days }) => plural(days, 'day'),
  },
  {
    key: 'owed',
    header: 'Owed',
    width: '9rem',
    align: 'end',
    cell: ({ owedMicros }) => <Dollars micros={owedMicros} />,
    narrow: ({ owedMicros }) => (
      <>
        <Dollars micros={owedMicros} /> owed
      </>
    ),
  },
  {
    key: 'received',
    header: 'Received',
    width: '9rem',
    align: 'end',
    cell: (row) => <Dollars micros={receivedFor(row)} />,
    narrow: (row) => (
      <>
        <Dollars micros={receivedFor(row)} /> received
      </>
    ),
  },
  {
    key: 'open',
    header: 'Outstanding',
    width: '9rem',
    align: 'end',
    cell: ({ openMicros }) => <Dollars micros={openMicros} />,
    narrow: 'aside',
  },
];

/** The amount that a payer owes for each statement, and the payer's receipts (product 28.4). */
export function Payer({ receivable }: { receivable: ReceivableDetail }) {
  const [isRecording, setRecording] = useState(false);
  const { owedMicros, receivedMicros, openMicros, overpaidMicros, statements, receipts } = receivable;
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        <Stat label="Owed" figure={dollars(BigInt(owedMicros))} />
        <Stat label="Received" figure={dollars(BigInt(receivedMicros))} />
        {overpaidMicros === '0' ? (
          <Stat label="Outstanding" figure={dollars(BigInt(openMicros))} />
        ) : (
          <Stat label="Overpaid" figure={dollars(BigInt(overpaidMicros))} />
        )}
      </div>
      <PageSection title="Statements" wide>
        {statements.length === 0 ? (
          <p className="text-soft">This payer has no posted statements.</p>
        ) : (
          <Table label="Statements" columns={columns} rows={statements} keyOf={({ statementId }) => statementId} />
        )}
      </PageSection>
      <PageSection title="Receipts" wide>
        <div className="grid justify-items-start gap-4">
          {receipts.length === 0 ? (
            <p className="text-soft">Nothing has been received yet.</p>
          ) : (
            <div className="w-full">
              <PayerReceipts receipts={receipts} />
            </div>
          )}
          {statements.length > 0 && (
            <Button tone="signal" aria-haspopup="dialog" onClick={() => setRecording(true)}>
              Record a receipt
            </Button>
          )}
        </div>
      </PageSection>
      {isRecording && <RecordReceiptDialog payers={[receivable]} onClose={() => setRecording(false)} />}
    </div>
  );
}
