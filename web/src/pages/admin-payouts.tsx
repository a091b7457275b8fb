import { price } from '../../../shared/money.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Stat } from '../ui/stat.tsx';

/** Nobody can ask for a payout before there are statements: so there is none, which is no figure to be loaded. */
export default function AdminPayoutsPage() {
  return (
    <Page title="Payout Requests" lead="What artists ask to be paid">
      <section aria-label="Totals" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:max-w-xl">
        <Stat label="Total Pending" figure={price(0)} />
        <Stat label="Pending Requests" figure={0} />
      </section>
      <EmptyState title="No payout requests found">
        Artists are paid from the stores’ royalty statements. This version does not import them yet.
      </EmptyState>
    </Page>
  );
}
