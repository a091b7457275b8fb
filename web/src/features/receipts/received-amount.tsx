import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReceivableDetail } from '../../../../shared/receipts/receivable.ts';
import { amountToPost } from '../../../../shared/statements/amount-to-post.ts';
import type { Statement } from '../../../../shared/statements/statement.ts';
import { receivablesMessage } from '../../data/receipts/messages.ts';
import { useReceivable } from '../../data/receipts/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Dollars } from './dollars.tsx';
import { PayerReceipts } from './payer-receipts.tsx';
import { micros } from './receipt-form.ts';

const RecordReceiptDialog = lazyDialog(() => import('./record-receipt-dialog.tsx'));

/** A cent in micro-dollars. */
const CENT = 10_000n;

type Posted = Extract<Statement, { state: 'posted' }>;

/** Shows how much of a posted statement has been received, to the cent (product 23.21). */
export function ReceivedAmount({ statement }: { statement: Posted }) {
  const receivable = useReceivable(statement.read.payer);
  return (
    <QueryState
      query={receivable}
      loading={
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      }
      failed={(error) => `Failed to fetch what was received. ${receivablesMessage(error)}`}
    >
      {(found) => <Reconciled statement={statement} receivable={found} />}
    </QueryState>
  );
}

function Reconciled({ statement, receivable }: { statement: Posted; receivable: ReceivableDetail }) {
  const [isRecording, setRecording] = useState(false);
  const { statementId, read, plan } = statement;
  const owed = BigInt(plan.micros);
  const reported = micros({ amount: amountToPost(read), rate: read.rate });
  const own = receivable.receipts.filter((receipt) => receipt.statementId === statementId);
  const received = own.reduce((sum, { amountMicros, reversed }) => (reversed ? sum : sum + BigInt(amountMicros)), 0n);
  const applied = BigInt(receivable.statements.find((one) => one.statementId === statementId)?.appliedMicros ?? '0');
  const difference = owed - received - applied;
  return (
    <div className="grid justify-items-start gap-4">
      <dl className="grid w-full max-w-md">
        <Line label={`Reported by ${read.payerName}`} micros={reported} />
        <Line label="Deducted" micros={owed - reported} />
        <Line label="Received" micros={received} />
        {applied !== 0n && <Line label="Received for the oldest statements" micros={applied} />}
        <Line
          label={difference < 0n ? 'Overpaid' : 'Outstanding'}
          micros={difference < 0n ? -difference : difference}
          strong
        />
      </dl>
      {difference > 0n && difference < CENT && (
        <p className="text-small text-soft">
          Settled to the cent. Banks pay whole cents, so a fraction of one stays open.
        </p>
      )}
      {own.length > 0 && (
        <div className="w-full max-w-5xl">
          <PayerReceipts receipts={own} isOfOne />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button aria-haspopup="dialog" onClick={() => setRecording(true)}>
          Record a receipt
        </Button>
        <Link
          to={pathTo('/dashboard/admin/books/receivables/:payer', { payer: read.payer })}
          className="text-small underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          Everything {read.payerName} owes
        </Link>
      </div>
      {isRecording && (
        <RecordReceiptDialog
          payers={[receivable]}
          of={{ statementId, currency: read.currency, rate: read.rate ?? '1' }}
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  );
}

const Line = ({ label, micros: amount, strong }: { label: ReactNode; micros: bigint; strong?: boolean }) => (
  <div
    className={`flex items-baseline justify-between gap-6 border-t border-line py-2 first:border-t-0 ${strong ? 'font-[560]' : ''}`}
  >
    <dt>{label}</dt>
    <dd className="text-right">
      <Dollars micros={String(amount)} />
    </dd>
  </div>
);
