import type { PaymentView } from '../../../../shared/payments/payment-view.ts';
import { planLabel } from '../../../../shared/plans/plan.ts';
import { paymentsMessage } from '../../data/payments/messages.ts';
import { useMyPayments } from '../../data/payments/queries.ts';
import { price, shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentState } from './payment-state.tsx';

const columns: Column<PaymentView>[] = [
  { key: 'title', header: 'Release', cell: ({ title }) => title || 'No title' },
  { key: 'plan', header: 'Plan', width: '6rem', cell: ({ plan }) => planLabel(plan) },
  { key: 'amount', header: 'Amount', width: '6rem', align: 'end', cell: ({ cents }) => price(cents) },
  { key: 'date', header: 'Date', width: '8rem', cell: ({ paidAt }) => shortDate(paidAt) },
  {
    key: 'state',
    header: 'State',
    width: '10rem',
    cell: (payment) => <PaymentState payment={payment} />,
    narrow: 'aside',
  },
];

/** The user's payments, each with its state and receipt (product 10.20). */
export function MyPayments() {
  const { rows, error, isFetching, retry, more } = useMyPayments();
  return (
    <div className="grid w-full gap-4">
      {error && (
        <LoadFailed
          message={`Failed to fetch payment data. ${paymentsMessage(error)}`}
          onRetry={retry}
          busy={isFetching}
        />
      )}
      {!error && !rows && <Skeleton className="h-24" />}
      {rows?.length === 0 && <p className="text-soft">No payments found.</p>}
      {rows && rows.length > 0 && (
        <Table
          label="Payments"
          columns={columns}
          rows={rows}
          keyOf={({ paymentId }) => paymentId}
          hrefOf={({ paymentId }) => pathTo('/dashboard/payments/:paymentId', { paymentId })}
        />
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
