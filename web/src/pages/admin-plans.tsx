import { officeMessage } from '../data/office/messages.ts';
import { usePlanTotals } from '../data/office/queries.ts';
import { PlanTotals } from '../features/office/plan-totals.tsx';
import { Page } from '../ui/page.tsx';
import { QueryState } from '../ui/query-state.tsx';

export default function AdminPlansPage() {
  const totals = usePlanTotals();
  return (
    <Page title="Available Plans" lead="The plans on sale, the releases that have them, and their revenue">
      <QueryState
        query={totals}
        loading={<PlanTotals totals={undefined} />}
        failed={(error) => `Failed to fetch plan statistics. ${officeMessage(error)}`}
      >
        {(data) => <PlanTotals totals={data} />}
      </QueryState>
    </Page>
  );
}
