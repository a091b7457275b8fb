import { useMe } from '../data/accounts/queries.ts';
import { paymentsMessage } from '../data/payments/messages.ts';
import { useReceipt } from '../data/payments/queries.ts';
import { Receipt } from '../features/payments/receipt.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The receipt for one of the artist's payments (product 10.13). */
export default function ReceiptPage() {
  const { paymentId } = usePathParams('/dashboard/payments/:paymentId');
  const me = useMe();
  const payment = useReceipt(paymentId);
  return (
    <PageFrame gap="gap-4">
      <div className="print:hidden">
        <BackLink to={pathTo('/dashboard/profile')}>Back to your profile</BackLink>
      </div>
      <QueryState
        query={payment}
        loading={
          <Loading>
            <Skeleton className="h-96 max-w-3xl" />
          </Loading>
        }
        failed={(error) => `Failed to fetch payment data. ${paymentsMessage(error)}`}
      >
        {(found) => <Receipt payment={found} payer={me.data} />}
      </QueryState>
    </PageFrame>
  );
}
