import { dollars } from '../../../../shared/money.ts';
import { arrivingMicros, withheldMicros } from '../../../../shared/payouts/arriving-micros.ts';
import type { OfficePayout, PayoutView } from '../../../../shared/payouts/payout.ts';
import { payoutStateText } from '../../data/payouts/messages.ts';
import { lessTaxText } from '../../data/tax/withheld-text.ts';
import { shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/list/column.ts';
import { PayoutAmount } from './payout-amount.tsx';
import { PayoutState } from './payout-state.tsx';
import { ReviewPayout } from './review-payout.tsx';
import { SecondPerson } from './second-person.tsx';

/** An amount as a number in whole cents for a spreadsheet: `134.39`. */
const inCsv = (micros: bigint): string => (Number(micros / 10_000n) / 100).toFixed(2);

/** Columns shared by the artist's list and the office's list of one artist. */
const common: Column<OfficePayout | PayoutView>[] = [
  {
    key: 'amount',
    header: 'Amount',
    width: '11.5rem',
    align: 'end',
    cell: (payout) => <PayoutAmount payout={payout} />,
    sort: (payout) => Number(arrivingMicros(payout)),
    csv: (payout) => inCsv(arrivingMicros(payout)),
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
    cell: (payout) => <PayoutState payout={payout} />,
    sort: payoutStateText,
    csv: payoutStateText,
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

const about: Column<OfficePayout | PayoutView> = {
  key: 'about',
  header: 'Reference or Reason',
  cell: ({ reference, reason }) => reference ?? reason,
  csv: ({ reference, reason }) => reference ?? reason ?? '',
};

export const myPayoutColumns: Column<PayoutView>[] = [...common, about].map(({ sort: _, ...column }) => column);

const isHeld = ({ hold, state }: OfficePayout) => hold !== undefined && !hold.cleared && state === 'requested';

const actions: Column<OfficePayout> = {
  key: 'actions',
  header: 'Actions',
  width: '7rem',
  cell: (payout) => (
    <span className="grid justify-items-start gap-1">
      <ReviewPayout payout={payout} />
      {isHeld(payout) && <Badge tone="danger">Held</Badge>}
      <SecondPerson payout={payout} />
    </span>
  ),
  narrow: 'aside',
};

/** Columns for a narrow list, where a row's button is at its side and the state is in its second line. */
const narrowColumns = common.map((column) =>
  column.key === 'state' ? { ...column, narrow: payoutStateText } : column,
);

/** The amount as text, for rows without a column for it. */
const amountInLine = (payout: PayoutView): string => {
  const lessTax = lessTaxText(payout);
  return `${dollars(arrivingMicros(payout))}${lessTax ? ` (${lessTax})` : ''}`;
};

/** The columns of the office's list of one artist's payouts. */
export const payoutsOfArtistColumns: Column<OfficePayout>[] = [
  ...[...narrowColumns, about].map(({ sort: _, ...column }) => column),
  actions,
];

/** The columns of the office's list of all payouts (product 24.9). */
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
  ...narrowColumns.map((column) => (column.key === 'amount' ? { ...column, narrow: amountInLine } : column)),
  actions,
  { key: 'withheld', header: 'Withheld', csv: (payout) => inCsv(withheldMicros(payout)) },
  { key: 'balance', header: 'From Balance', csv: ({ amountMicros }) => inCsv(BigInt(amountMicros)) },
  { key: 'notes', header: 'Notes', csv: ({ notes = '' }) => notes },
  { key: 'reference', header: 'Reference', csv: ({ reference = '' }) => reference },
  { key: 'reason', header: 'Reason', csv: ({ reason = '' }) => reason },
];
