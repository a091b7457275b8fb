import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useOfficePayments, useUnmatchedEvents } from '../data/payments/queries.ts';
import { OfficePayments, stateFromTab } from '../features/payments/office-payments.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export default function AdminPaymentsPage() {
  const [query] = useSearchParams();
  const payments = useOfficePayments(stateFromTab(query.get('tab')));
  const unmatched = useUnmatchedEvents();
  const refresh = () => {
    payments.refresh();
    unmatched.refresh();
  };
  return (
    <Page
      title="Payment History"
      lead="All completed payments and transactions"
      actions={
        <Button onClick={refresh}>
          <RefreshCw className="size-4" aria-hidden />
          Refresh
        </Button>
      }
    >
      <OfficePayments payments={payments} unmatched={unmatched} />
    </Page>
  );
}
