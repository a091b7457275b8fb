import { dollars } from '../../../../shared/money.ts';
import { type PaymentState, paymentStates } from '../../../../shared/payments/payment-view.ts';
import { paymentsMessage } from '../../data/payments/messages.ts';
import type { useOfficePayments, useUnmatchedEvents } from '../../data/payments/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { Stat } from '../../ui/stat.tsx';
import { eventColumns, paymentColumns } from './payment-columns.tsx';

/** A tab for each state except "paid", because most payments are paid. */
const stateTabs = [
  'refunding',
  'refunded',
  'partly-refunded',
  'disputed',
  'dispute-lost',
] as const satisfies PaymentState[];
const stateLabels = {
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  'partly-refunded': 'Partly refunded',
  disputed: 'Disputed',
  'dispute-lost': 'Dispute lost',
};
const tabNames = ['all', ...stateTabs, 'unmatched'] as const;

/** The payment state for the URL's `tab` parameter; undefined for `all` and `unmatched`. */
export const stateFromTab = (tab: string | null): PaymentState | undefined =>
  paymentStates.find((state) => state === tab);
const failed = (error: Error) => `Failed to fetch payment data. ${paymentsMessage(error)}`;

type Needs = { payments: ReturnType<typeof useOfficePayments>; unmatched: ReturnType<typeof useUnmatchedEvents> };

/** All payments with their totals, and the provider's unmatched events (product 10.20). */
export function OfficePayments(lists: Needs) {
  const { totals } = lists.payments.head ?? {};
  const view = useListView(tabNames, paymentColumns);
  return (
    <>
      <section aria-label="Totals" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:max-w-xl">
        <Stat label="Total Revenue" figure={totals && dollars(BigInt(totals.revenueMicros))} note="Net of refunds" />
        <Stat label="Total Payments" figure={totals?.count} />
      </section>
      {view.tab === 'unmatched' ? <Unmatched {...lists} /> : <All {...lists} />}
    </>
  );
}

const officeTabs = ({ payments, unmatched }: Needs) => ({
  label: 'Payments',
  each: [
    { value: 'all', label: 'All', count: payments.head?.totals.count },
    ...stateTabs.map((value) => ({ value, label: stateLabels[value] })),
    { value: 'unmatched', label: 'Unmatched', count: unmatched.rows?.length },
  ],
});

function All(lists: Needs) {
  const view = useListView(tabNames, paymentColumns);
  return (
    <List
      label="Payments"
      view={view}
      tabs={officeTabs(lists)}
      columns={paymentColumns}
      keyOf={({ paymentId }) => paymentId}
      hrefOf={({ paymentId }) => pathTo('/dashboard/admin/payments/:paymentId', { paymentId })}
      loaded={lists.payments}
      search={{
        label: 'Search payments',
        placeholder: 'Release, artist or id',
        textOf: ({ title, artistName, paymentId }) => `${title} ${artistName} ${paymentId}`,
      }}
      firstOrder="Newest first"
      failed={failed}
      empty={<EmptyState title="No payments found." />}
      fileName="payments"
    />
  );
}

function Unmatched(lists: Needs) {
  const view = useListView(tabNames, eventColumns);
  return (
    <List
      label="Unmatched events"
      view={view}
      tabs={officeTabs(lists)}
      columns={eventColumns}
      keyOf={({ eventId }) => eventId}
      loaded={lists.unmatched}
      search={{
        label: 'Search events',
        placeholder: 'Event, id or reason',
        textOf: ({ type, eventId, objectId, reason = '' }) => `${type} ${eventId} ${objectId} ${reason}`,
      }}
      firstOrder="Newest first"
      failed={failed}
      empty={<EmptyState title="Every event from the provider matches a payment." />}
      fileName="provider-events"
    />
  );
}
