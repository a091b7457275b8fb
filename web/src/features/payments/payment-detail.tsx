import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '../../../../shared/money.ts';
import type { PaymentDetail as Detail, PostingView } from '../../../../shared/payments/payment-view.ts';
import { refundReasonText } from '../../data/payments/messages.ts';
import { officePlanInDetail } from '../../data/payments/plan-names.ts';
import { dateAndTime, price } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { Facts } from '../release-view/facts.tsx';
import { eventColumns } from './payment-columns.tsx';

/** `releaseAddress` is the URL of the office's page about the release, if the user's role may open it. */
type Props = Detail & { releaseAddress: string | undefined };

/** A payment with the provider's events and the office's actions (product 10.20). */
export const PaymentDetail = ({ payment, events, postings, refunds, mails, releaseAddress }: Props) => (
  <div className="grid gap-10">
    <Facts
      onlyGiven
      rows={[
        [
          'Release',
          releaseAddress ? (
            <Link
              key="release"
              className="underline decoration-edge underline-offset-4 hover:decoration-ink"
              to={releaseAddress}
            >
              {payment.title || 'No title'}
            </Link>
          ) : (
            payment.title || 'No title'
          ),
        ],
        ['Artist', payment.artistName || 'Unknown'],
        ['Plan', `${officePlanInDetail(payment.plan)}, ${payment.percentage}%`],
        ['Amount', price(payment.cents)],
        ['Refunded', payment.refundedCents > 0 && price(payment.refundedCents)],
        ['Reason', refundReasonText(payment)],
        ['Paid', dateAndTime(payment.paidAt)],
        ['Payment ID', payment.paymentId],
      ]}
    />
    <Part title="Provider events received" none="Nothing yet." count={events.length}>
      <Table label="Provider events" columns={historyColumns} rows={events} keyOf={({ eventId }) => eventId} />
    </Part>
    <Part title="What we did" none="Nothing has been posted." count={postings.length}>
      <ul className="grid max-w-3xl gap-6">
        {postings.map((posting) => (
          <Posting key={posting.key} posting={posting} />
        ))}
      </ul>
    </Part>
    {refunds.length > 0 && (
      <Part title="Refunds" count={refunds.length}>
        <Table
          label="Refunds"
          columns={refundColumns}
          rows={refunds}
          keyOf={(refund) => `${refund.at}${refund.state}`}
        />
      </Part>
    )}
    <Part title="Emails" none="None sent." count={mails.length}>
      <ul className="grid max-w-3xl gap-1">
        {mails.map(({ template, at }) => (
          <li key={template + at} className="flex flex-wrap justify-between gap-x-6">
            <span className="first-letter:uppercase">{template}</span>
            <time dateTime={at} className="text-small leading-6 text-soft tabular-nums">
              {dateAndTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  </div>
);

const historyColumns = eventColumns.map(({ sort: _, ...column }) => column);

const refundColumns: Column<Detail['refunds'][number]>[] = [
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? 'Made in the provider’s dashboard' },
  { key: 'amount', header: 'Amount', width: '7rem', align: 'end', cell: ({ cents }) => price(cents) },
  { key: 'by', header: 'By', width: '12rem', cell: ({ by }) => by },
  { key: 'at', header: 'When', width: '13rem', cell: ({ at }) => dateAndTime(at) },
  {
    key: 'state',
    header: 'State',
    width: '9rem',
    cell: ({ state }) => <Badge tone={refundTones[state]}>{refundWords[state]}</Badge>,
    narrow: 'aside',
  },
];
const refundTones = { asked: 'ready', given: 'money', failed: 'danger', refused: 'danger' } as const;
const refundWords = { asked: 'On its way', given: 'Refunded', failed: 'Failed', refused: 'Refused' } as const;

const Part = ({
  title,
  count,
  none,
  children,
}: {
  title: string;
  count: number;
  none?: string;
  children: ReactNode;
}) => (
  <section className="grid gap-4 border-t border-line pt-6">
    <h2 className="text-lead">{title}</h2>
    {count === 0 ? <p className="text-soft">{none}</p> : children}
  </section>
);

/** Positive micro-dollars are debits, negative ones credits. */
const Posting = ({ posting }: { posting: PostingView }) => (
  <li className="grid gap-2">
    <p className="flex flex-wrap justify-between gap-x-6">
      <span className="font-[560] first-letter:uppercase">{posting.what}</span>
      <time dateTime={posting.at} className="text-small leading-6 text-soft tabular-nums">
        {dateAndTime(posting.at)}
      </time>
    </p>
    <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-6 gap-y-1 text-small tabular-nums">
      {posting.entries.map(({ account, amountMicros }) => {
        const micros = BigInt(amountMicros);
        const isDebit = micros >= 0n;
        return (
          <div key={account} className="contents">
            <dt className="text-soft">{account}</dt>
            <dd className="text-right text-soft">{isDebit ? 'debit' : 'credit'}</dd>
            <dd className="text-right">{dollars(isDebit ? micros : -micros)}</dd>
          </div>
        );
      })}
    </dl>
  </li>
);
