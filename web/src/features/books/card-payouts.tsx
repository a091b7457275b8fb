import { Link } from 'react-router-dom';
import type { CardPayoutView } from '../../../../shared/books/card-payout.ts';
import { dollars } from '../../../../shared/money.ts';
import { booksMessage } from '../../data/books/messages.ts';
import { useCardPayouts } from '../../data/books/queries.ts';
import { shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const link = 'underline decoration-edge underline-offset-4 hover:decoration-ink';

const columns: Column<CardPayoutView>[] = [
  {
    key: 'amount',
    header: 'Amount',
    width: '9rem',
    align: 'end',
    cell: ({ amountMicros }) => dollars(BigInt(amountMicros)),
  },
  {
    key: 'fee',
    header: 'Fee',
    width: '7rem',
    align: 'end',
    cell: ({ feeMicros }) => (feeMicros === '0' ? undefined : dollars(BigInt(feeMicros))),
    narrow: ({ feeMicros }) => feeMicros !== '0' && `${dollars(BigInt(feeMicros))} fee`,
  },
  {
    key: 'state',
    header: 'Status',
    width: '8.5rem',
    cell: ({ state }) => (
      <Badge tone={state === 'paid' ? 'money' : 'danger'}>{state === 'paid' ? 'Paid' : 'Failed'}</Badge>
    ),
    narrow: 'aside',
  },
  { key: 'arrives', header: 'Expected at the Bank', width: '12rem', cell: ({ arrivesOn }) => shortDate(arrivesOn) },
  { key: 'why', header: 'Reason', cell: ({ failureCode }) => failureCode?.replaceAll('_', ' ') },
  {
    key: 'transaction',
    header: 'Transaction',
    cell: ({ cardPayoutId, hash }) => (
      <Link to={pathTo('/dashboard/admin/books/transactions/:hash', { hash })} className={link}>
        {cardPayoutId}
      </Link>
    ),
  },
];

/** Payouts from the card provider to our bank, including returned ones (product 28.5). */
export function CardPayouts() {
  const { rows, error, isFetching, retry, more } = useCardPayouts();
  return (
    <PageSection wide title="Card Payouts" lead="Payouts from the card provider’s balance to our bank.">
      <div className="grid w-full gap-4">
        {error && (
          <LoadFailed
            message={`Failed to fetch the card payouts. ${booksMessage(error)}`}
            onRetry={retry}
            busy={isFetching}
          />
        )}
        {!error && !rows && <Skeleton className="h-24" />}
        {rows?.length === 0 && (
          <EmptyState title="No card payouts yet">The provider reports each one when it pays it out.</EmptyState>
        )}
        {rows && rows.length > 0 && (
          <Table label="Card payouts" columns={columns} rows={rows} keyOf={({ cardPayoutId }) => cardPayoutId} />
        )}
        {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
      </div>
    </PageSection>
  );
}
