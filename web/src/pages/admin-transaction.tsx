import { booksMessage } from '../data/books/messages.ts';
import { useTransaction } from '../data/books/queries.ts';
import { Transaction } from '../features/books/transaction.tsx';
import { AuditLink } from '../features/office/audit-link.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** One transaction of the ledger (product 28.3). */
export default function AdminTransactionPage() {
  const { hash } = usePathParams('/dashboard/admin/books/transactions/:hash');
  const transaction = useTransaction(hash);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/books')}>Back to the books</BackLink>
      <QueryState
        query={transaction}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch the transaction. ${booksMessage(error)}`}
      >
        {(found) => (
          <>
            <h1 className="pb-2 text-title [overflow-wrap:anywhere] first-letter:uppercase">{found.what}</h1>
            <Transaction transaction={found} />
            {found.cause && found.cause.kind !== 'card-payout' && <AuditLink object={objectOf(found.cause)} />}
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}

type Cause = NonNullable<ReturnType<typeof useTransaction>['data']>['cause'];

/** The id of the cause's object in the audit. */
function objectOf(cause: Exclude<NonNullable<Cause>, { kind: 'card-payout' }>): string {
  if (cause.kind === 'payment') return cause.paymentId;
  if (cause.kind === 'payout') return cause.payoutId;
  if (cause.kind === 'receipt') return cause.receiptId;
  return cause.kind === 'advance' ? cause.advanceId : cause.statementId;
}
