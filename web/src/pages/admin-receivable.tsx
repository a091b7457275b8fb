import { receivablesMessage } from '../data/receipts/messages.ts';
import { useReceivable } from '../data/receipts/queries.ts';
import { Payer } from '../features/receipts/payer.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** A payer's debts and payments (product 28.4). */
export default function AdminReceivablePage() {
  const { payer } = usePathParams('/dashboard/admin/books/receivables/:payer');
  const receivable = useReceivable(payer);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/books')}>Back to the books</BackLink>
      <QueryState
        query={receivable}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch what this payer owes. ${receivablesMessage(error)}`}
      >
        {(found) => (
          <>
            <h1 className="pb-2 text-title [overflow-wrap:anywhere]">{found.payerName}</h1>
            <Payer receivable={found} />
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}
