import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Receipt } from '../../../../shared/receipts/receipt.ts';
import { decimalText } from '../../lib/decimal-text.ts';
import { dateAndTime, shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { Dollars } from './dollars.tsx';

const ReverseReceiptDialog = lazyDialog(() => import('./reverse-receipt-dialog.tsx'));

const paid = ({ amount, currency, rate }: Receipt): string =>
  `${currency} ${decimalText(amount)}${currency === 'USD' ? '' : ` at ${rate}`}`;

const reversedText = ({ reversed }: Receipt): string =>
  reversed ? `Reversed by ${reversed.by.name}, ${dateAndTime(reversed.at)}: ${reversed.reason}` : '';

const About = ({ receipt }: { receipt: Receipt }) => (
  <span className="[overflow-wrap:anywhere]">
    {receipt.reference}
    {receipt.reversed && <span className="block text-small text-soft">{reversedText(receipt)}</span>}
  </span>
);

const Paid = ({ receipt: { statementId } }: { receipt: Receipt }) =>
  statementId ? (
    <Link
      className="underline decoration-edge underline-offset-4 hover:decoration-ink"
      to={pathTo('/dashboard/admin/statements/:statementId', { statementId })}
    >
      One statement
    </Link>
  ) : (
    'The oldest'
  );

/** The statements that a receipt pays. */
const paidStatementsColumn: Column<Receipt> = {
  key: 'pays',
  header: 'Pays',
  width: '8.5rem',
  cell: (receipt) => <Paid receipt={receipt} />,
  narrow: (receipt) => <Paid receipt={receipt} />,
};

type Shown = { onReverse: (receipt: Receipt) => void; isOfOne: boolean };

const columns = ({ onReverse, isOfOne }: Shown): Column<Receipt>[] => [
  { key: 'day', header: 'Received', width: '8rem', cell: (receipt) => shortDate(receipt.day) },
  {
    key: 'reference',
    header: 'Reference',
    cell: (receipt) => <About receipt={receipt} />,
    narrow: (receipt) => (
      <span className="[overflow-wrap:anywhere]">
        {[receipt.reference, reversedText(receipt)].filter(Boolean).join('. ')}
      </span>
    ),
  },
  ...(isOfOne ? [] : [paidStatementsColumn]),
  { key: 'by', header: 'Recorded by', width: '9rem', cell: ({ by }) => by.name, narrow: null },
  { key: 'paid', header: 'Arrived', width: '11rem', align: 'end', cell: paid, narrow: paid },
  {
    key: 'booked',
    header: 'In the books',
    width: '9rem',
    align: 'end',
    cell: ({ amountMicros, reversed }) =>
      reversed ? (
        <s className="text-soft">
          <Dollars micros={amountMicros} />
        </s>
      ) : (
        <Dollars micros={amountMicros} />
      ),
    narrow: 'aside',
  },
  {
    key: 'reverse',
    header: 'Reverse',
    width: '7rem',
    align: 'end',
    cell: (receipt) => <Reverse receipt={receipt} onReverse={onReverse} />,
    narrow: (receipt) => !receipt.reversed && <Reverse receipt={receipt} onReverse={onReverse} />,
  },
];

type ReverseProps = { receipt: Receipt; onReverse: (receipt: Receipt) => void };

const Reverse = ({ receipt, onReverse }: ReverseProps) =>
  receipt.reversed ? null : (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={`Reverse the receipt ${receipt.reference}`}
      onClick={() => onReverse(receipt)}
    >
      Reverse
    </Button>
  );

type Props = {
  receipts: readonly Receipt[];
  /** Whether all receipts are for one statement. */
  isOfOne?: boolean;
};

/** Receipts with their reversals, newest first (product 23.21). */
export function PayerReceipts({ receipts, isOfOne = false }: Props) {
  const [reversing, setReversing] = useState<Receipt>();
  return (
    <>
      <Table
        label="Receipts"
        columns={columns({ onReverse: setReversing, isOfOne })}
        rows={receipts}
        keyOf={({ receiptId }) => receiptId}
      />
      {reversing && <ReverseReceiptDialog receipt={reversing} onClose={() => setReversing(undefined)} />}
    </>
  );
}
