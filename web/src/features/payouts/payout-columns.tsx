import { dollars } from '../../../../shared/money.ts';
import type { OfficePayout, PayoutView } from '../../../../shared/payouts/payout.ts';
import { payoutStateText } from '../../data/payouts/messages.ts';
import { shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/list/column.ts';
import { PayoutState } from './payout-state.tsx';
import { ReviewPayout } from './review-payout.tsx';

const amountOf = ({ amountMicros }: PayoutView) => BigInt(amountMicros);

/** What everybody sees of a payout: the artist, and the office in an artist's list. */
const common: Column<OfficePayout | PayoutView>[] = [
  {
    key: 'amount',
    header: 'Amount',
    width: '7.5rem',
    align: 'end',
    cell: (payout) => dollars(amountOf(payout)),
    sort: (payout) => Number(amountOf(payout)),
    csv: (payout) => (Number(amountOf(payout) / 10_000n) / 100).toFixed(2),
  },
  {
    key: 'method',
    header: 'Payment Method',
    cell: ({ method }) => method,
    sort: ({ method }) => method,
    csv: ({ method }) => method,
  },
  {
    key: 'state',
    header: 'Status',
    width: '8.5rem',
    cell: ({ state }) => <PayoutState state={state} />,
    sort: ({ state }) => payoutStateText[state],
    csv: ({ state }) => payoutStateText[state],
    narrow: 'aside',
  },
  {
    key: 'requested',
    header: 'Requested',
    width: '8rem',
    cell: ({ requestedAt }) => shortDate(requestedAt),
    sort: ({ requestedAt }) => requestedAt,
    csv: ({ requestedAt }) => requestedAt,
  },
  {
    key: 'processed',
    header: 'Processed',
    width: '8rem',
    cell: ({ processedAt }) => processedAt && shortDate(processedAt),
    sort: ({ processedAt = '' }) => processedAt,
    csv: ({ processedAt = '' }) => processedAt,
    narrow: null,
  },
];

const withheld: Column<OfficePayout | PayoutView> = {
  key: 'withheld',
  header: 'Withheld',
  width: '7rem',
  align: 'end',
  cell: ({ tax }) => (tax && tax.withheldMicros !== '0' ? dollars(BigInt(tax.withheldMicros)) : undefined),
  csv: ({ tax }) => (Number(BigInt(tax?.withheldMicros ?? 0) / 10_000n) / 100).toFixed(2),
  narrow: null,
};

const about: Column<OfficePayout | PayoutView> = {
  key: 'about',
  header: 'Reference or Reason',
  cell: ({ reference, reason }) => reference ?? reason,
  csv: ({ reference, reason }) => reference ?? reason ?? '',
};

export const myPayoutColumns: Column<PayoutView>[] = [...common, withheld, about].map(
  ({ sort: _, ...column }) => column,
);

const isHeld = ({ hold, state }: OfficePayout) => hold !== undefined && !hold.cleared && state === 'requested';

const actions: Column<OfficePayout> = {
  key: 'actions',
  header: 'Actions',
  width: '7rem',
  cell: (payout) => (
    <span className="grid justify-items-start gap-1">
      <ReviewPayout payout={payout} />
      {isHeld(payout) && <Badge tone="danger">Held</Badge>}
    </span>
  ),
  narrow: 'aside',
};

/** Where there is no room for a table, the button stands at the side of the row, and the state among the rest. */
const beside = common.map((column) =>
  column.key === 'state' ? { ...column, narrow: ({ state }: PayoutView) => payoutStateText[state] } : column,
);

/** Of one artist's payouts in the office. */
export const payoutsOfArtistColumns: Column<OfficePayout>[] = [
  ...[...beside, about].map(({ sort: _, ...column }) => column),
  actions,
];

/** Product 24.9. */
export const officePayoutColumns: Column<OfficePayout>[] = [
  {
    key: 'artist',
    header: 'Artist',
    width: '14%',
    cell: ({ artistName }) => artistName || 'Unknown',
    sort: ({ artistName }) => artistName,
    csv: ({ artistName }) => artistName,
  },
  {
    key: 'name',
    header: 'Full Name',
    width: '14%',
    cell: ({ fullName }) => fullName,
    sort: ({ fullName }) => fullName,
    csv: ({ fullName }) => fullName,
  },
  ...beside,
  actions,
  { key: 'withheld', header: 'Withheld', csv: withheld.csv ?? (() => '') },
  { key: 'notes', header: 'Notes', csv: ({ notes = '' }) => notes },
  { key: 'reference', header: 'Reference', csv: ({ reference = '' }) => reference },
  { key: 'reason', header: 'Reason', csv: ({ reason = '' }) => reason },
];
