import { dollars } from '../../../../shared/money.ts';
import { payoutRequestsMessage } from '../../data/payouts/messages.ts';
import { usePayoutRequests } from '../../data/payouts/queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { Stat } from '../../ui/stat.tsx';
import { officePayoutColumns } from './payout-columns.tsx';

/** All payout requests and the pending totals (product 24.9). */
export function OfficePayouts() {
  const view = useListView(['all', 'pending'], officePayoutColumns);
  const payouts = usePayoutRequests(view.tab);
  const totals = payouts.head?.totals;
  return (
    <>
      <section aria-label="Totals" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:max-w-xl">
        <Stat label="Total Pending" figure={totals && dollars(BigInt(totals.pendingMicros))} />
        <Stat label="Pending Requests" figure={totals?.pending} />
      </section>
      <List
        label="Payout requests"
        view={view}
        tabs={{
          label: 'Payout requests',
          each: [
            { value: 'all', label: 'All', count: totals?.all },
            { value: 'pending', label: 'Pending', count: totals?.pending },
          ],
        }}
        columns={officePayoutColumns}
        keyOf={({ payoutId }) => payoutId}
        loaded={payouts}
        search={{
          label: 'Search payout requests',
          placeholder: 'Artist, name or method',
          textOf: ({ artistName, fullName, method, payoutId }) => `${artistName} ${fullName} ${method} ${payoutId}`,
        }}
        firstOrder={view.tab === 'pending' ? 'Longest waiting first' : 'Newest first'}
        failed={(error) => `Failed to fetch payout requests. ${payoutRequestsMessage(error)}`}
        empty={<EmptyState title="No payout requests found" />}
        fileName="payouts"
      />
    </>
  );
}
