import type { OfficePayment, ProviderEventView } from '../../../../shared/payments/payment-view.ts';
import { paymentStateText } from '../../data/payments/messages.ts';
import { officePlan } from '../../data/payments/plan-names.ts';
import { dateAndTime, price, shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/list/column.ts';
import { PaymentState } from './payment-state.tsx';

const SHOWN_ID_LENGTH = 20;

/** The beginning of the provider's payment id, for lists. */
const shortId = (id: string): string => (id.length > SHOWN_ID_LENGTH ? `${id.slice(0, SHOWN_ID_LENGTH)}…` : id);

/** The columns of the payments list (product 10.20). */
export const paymentColumns: Column<OfficePayment>[] = [
  {
    key: 'title',
    header: 'Release',
    cell: ({ title }) => title || 'No title',
    sort: ({ title }) => title,
    csv: ({ title }) => title,
  },
  {
    key: 'artist',
    header: 'Artist',
    width: '15%',
    cell: ({ artistName }) => artistName || 'Unknown',
    sort: ({ artistName }) => artistName,
    csv: ({ artistName }) => artistName,
  },
  {
    key: 'plan',
    header: 'Plan',
    width: '6rem',
    cell: ({ plan }) => <Badge tone="line">{officePlan(plan)}</Badge>,
    sort: ({ plan }) => officePlan(plan),
    csv: ({ plan }) => officePlan(plan),
    narrow: ({ plan }) => officePlan(plan),
  },
  {
    key: 'royalty',
    header: 'Royalty %',
    width: '6.5rem',
    align: 'end',
    cell: ({ percentage }) => `${percentage}%`,
    sort: ({ percentage }) => percentage,
    csv: ({ percentage }) => percentage,
  },
  {
    key: 'amount',
    header: 'Amount',
    width: '6rem',
    align: 'end',
    cell: ({ cents }) => price(cents),
    sort: ({ cents }) => cents,
    csv: ({ cents }) => (cents / 100).toFixed(2),
  },
  {
    key: 'state',
    header: 'State',
    width: '9.5rem',
    cell: (payment) => <PaymentState payment={payment} />,
    sort: paymentStateText,
    csv: paymentStateText,
    narrow: 'aside',
  },
  {
    key: 'date',
    header: 'Date',
    width: '7.5rem',
    cell: ({ paidAt }) => shortDate(paidAt),
    sort: ({ paidAt }) => paidAt,
    csv: ({ paidAt }) => paidAt,
  },
  {
    key: 'id',
    header: 'Payment ID',
    width: '12.5rem',
    cell: ({ paymentId }) => (
      <span title={paymentId} className="text-small text-soft">
        {shortId(paymentId)}
      </span>
    ),
    csv: ({ paymentId }) => paymentId,
  },
];

/** The columns of a list of the provider's events, either for one payment or for unmatched events. */
export const eventColumns: Column<ProviderEventView>[] = [
  { key: 'type', header: 'Event', cell: ({ type }) => type, csv: ({ type }) => type },
  {
    key: 'at',
    header: 'Happened',
    width: '13rem',
    cell: ({ at }) => dateAndTime(at),
    sort: ({ at }) => at,
    csv: ({ at }) => at,
  },
  {
    key: 'about',
    header: 'About',
    width: '13rem',
    cell: ({ objectId }) => (
      <span title={objectId} className="text-small text-soft">
        {shortId(objectId)}
      </span>
    ),
    csv: ({ objectId }) => objectId,
  },
  {
    key: 'amount',
    header: 'Amount',
    width: '7rem',
    align: 'end',
    cell: ({ cents, currency }) => (cents === undefined ? '' : amountIn(cents, currency)),
    csv: ({ cents, currency }) => (cents === undefined ? '' : amountIn(cents, currency)),
  },
  {
    key: 'outcome',
    header: 'What we did',
    width: '11rem',
    cell: ({ outcome, reason }) =>
      outcome === 'applied' ? (
        <Badge tone="money">Applied</Badge>
      ) : (
        <Badge tone="ready">{reason ? `Unmatched: ${reason}` : 'Unmatched'}</Badge>
      ),
    csv: ({ outcome, reason }) => reason ?? outcome,
    narrow: 'aside',
  },
];

/** Formats an amount in its own currency, so that a foreign amount is never shown as dollars. */
const amountIn = (cents: number, currency: string | undefined): string =>
  currency === undefined || currency === 'usd' ? price(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
