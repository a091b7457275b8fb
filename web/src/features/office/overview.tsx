import { Link } from 'react-router-dom';
import { dollars } from '../../../../shared/money.ts';
import type { Overview as Figures } from '../../../../shared/office/overview.ts';
import { officeMessage } from '../../data/office/messages.ts';
import { useOverview } from '../../data/office/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Stat } from '../../ui/stat.tsx';
import { OpenTasks } from './open-tasks.tsx';

const users = pathTo('/dashboard/admin');
const releases = pathTo('/dashboard/admin/releases');
const payments = pathTo('/dashboard/admin/payments');
const payouts = pathTo('/dashboard/admin/payouts');

/** Five key figures with links, and the office's tasks for today (product 20.2). */
export function Overview() {
  const overview = useOverview();
  return (
    <QueryState
      query={overview}
      loading={<Cards />}
      failed={(error) => `Failed to load the figures. ${officeMessage(error)}`}
      firstOnly
    >
      {(figures) => (
        <>
          <Cards figures={figures} />
          <OpenTasks waiting={figures.waiting} />
        </>
      )}
    </QueryState>
  );
}

const Cards = ({ figures }: { figures?: Figures }) => (
  <div className="grid gap-6">
    <section aria-label="Platform" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-5">
      <Stat label="Users" figure={figures?.users} to={`${users}?tab=all`} />
      <Stat label="Releases" figure={figures?.releases} to={releases} />
      <Stat label="Tracks" figure={figures?.tracks} to={releases} />
      <Stat
        label="Revenue"
        figure={figures && dollars(BigInt(figures.revenueMicros))}
        note="Net of refunds"
        to={payments}
      />
      <Stat
        label="Payouts"
        figure={figures && dollars(BigInt(figures.pendingPayoutMicros))}
        note="Pending"
        to={payouts}
      />
    </section>
    <nav aria-label="Office" className="flex flex-wrap gap-3">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className={buttonLook()}>
          {label}
        </Link>
      ))}
    </nav>
  </div>
);

const links = [
  { to: releases, label: 'View Releases' },
  { to: pathTo('/dashboard/admin/plans'), label: 'Manage Plans' },
  { to: payments, label: 'Payment History' },
  { to: payouts, label: 'Payout Requests' },
];
