import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../../../shared/accounts/office-role.ts';
import type { Cause, TransactionView } from '../../../../shared/books/books.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { accountOwner, accountText } from '../../data/books/account-text.ts';
import { walletPartText } from '../../data/books/messages.ts';
import { dateAndTime } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { Facts } from '../release-view/facts.tsx';
import { debitCreditColumns } from './debit-credit-columns.tsx';
import { TotalsRow } from './totals-row.tsx';

const link = 'underline decoration-edge underline-offset-4 hover:decoration-ink';

type Line = TransactionView['entries'][number] & { id: string };

const columns: Column<Line>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: ({ account, part }) => (
      <>
        <Link to={pathTo('/dashboard/admin/books/accounts/:account', { account })} className={link}>
          {accountText(account)}
        </Link>
        {part && <span className="font-normal text-soft">, {walletPartText(part)}</span>}
      </>
    ),
  },
];

/** A transaction: its entries, a link to its cause, who caused it, and why (product 28.3). */
export function Transaction({ transaction }: { transaction: TransactionView }) {
  const { key, at, entries, cause, by, why } = transaction;
  const me = useMe();
  const artistId = entries.map(({ account }) => accountOwner(account)).find((owner) => owner);
  const lines = entries.map((entry, n) => ({ ...entry, id: String(n) }));
  return (
    <div className="grid gap-8">
      <Facts
        onlyGiven
        rows={[
          ['When', dateAndTime(at)],
          ['Cause', cause && <CauseLink cause={cause} />],
          ['By', by],
          ['Why', why],
          ['Artist', artistId && mayOpen('admin', me.data?.role) && <ArtistLink artistId={artistId} />],
          ['Key', key],
        ]}
      />
      <div className="grid max-w-4xl">
        <Table
          label="Entries"
          columns={[...columns, ...debitCreditColumns(lines)]}
          rows={lines}
          keyOf={({ id }) => id}
        />
        <TotalsRow label="Sum" rows={entries} />
      </div>
    </div>
  );
}

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={link}>
    {children}
  </Link>
);

const ArtistLink = ({ artistId }: { artistId: string }) => (
  <To to={pathTo('/dashboard/admin/users/:artistId', { artistId })}>The artist’s page</To>
);

/** A link to the page about the cause. */
function CauseLink({ cause }: { cause: Cause }) {
  if (cause.kind === 'payment') {
    const { paymentId } = cause;
    return <To to={pathTo('/dashboard/admin/payments/:paymentId', { paymentId })}>Payment {paymentId}</To>;
  }
  if (cause.kind === 'payout')
    return <To to={`${pathTo('/dashboard/admin/payouts')}?q=${cause.payoutId}`}>Payout {cause.payoutId}</To>;
  if (cause.kind === 'card-payout')
    return <To to={pathTo('/dashboard/admin/books')}>Card payout {cause.cardPayoutId}</To>;
  if (cause.kind === 'advance') return <To to={pathTo('/dashboard/admin/advances')}>Advance {cause.advanceId}</To>;
  if (cause.kind === 'receipt') {
    const { payer, receiptId, isReversal } = cause;
    return (
      <To to={pathTo('/dashboard/admin/books/receivables/:payer', { payer })}>
        {isReversal ? 'Reversal of receipt' : 'Receipt'} {receiptId}
      </To>
    );
  }
  const { statementId } = cause;
  return (
    <To to={pathTo('/dashboard/admin/statements/:statementId', { statementId })}>
      {cause.isReversal ? 'Reversal of statement' : 'Statement'} {statementId}
    </To>
  );
}
