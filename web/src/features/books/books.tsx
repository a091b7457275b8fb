import { Link } from 'react-router-dom';
import type { AccountBalance, Books as Found } from '../../../../shared/books/books.ts';
import { accountText } from '../../data/books/account-text.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Checks } from './checks.tsx';
import { debitCreditColumns } from './debit-credit-columns.tsx';
import { TotalsRow } from './totals-row.tsx';

const link = 'underline decoration-edge underline-offset-4 hover:decoration-ink';

const columns: Column<AccountBalance>[] = [
  {
    key: 'account',
    header: 'Account',
    width: '18rem',
    cell: ({ account }) =>
      account === 'artist' || account === 'advance' ? (
        accountText(account)
      ) : (
        <Link to={pathTo('/dashboard/admin/books/accounts/:account', { account })} className={link}>
          {accountText(account)}
        </Link>
      ),
  },
  { key: 'holds', header: 'Balance', cell: ({ holds }) => <span className="text-soft">{holds}</span> },
];

/** The trial balance and the findings of the last check (product 28.1). */
export const Books = ({ books }: { books: Found }) => (
  <div className="grid gap-8">
    <Checks checks={books.checks} />
    <PageSection title="Trial balance" wide>
      {books.asOf ? (
        <div className="grid gap-0">
          <Table
            label="Trial balance"
            columns={[...columns, ...debitCreditColumns(books.balances)]}
            rows={books.balances}
            keyOf={({ account }) => account}
          />
          <TotalsRow label="Sum" rows={books.balances} />
        </div>
      ) : (
        <EmptyState title="The books have not been added up yet">
          The daily check adds them up and shows the trial balance here.
        </EmptyState>
      )}
    </PageSection>
  </div>
);
