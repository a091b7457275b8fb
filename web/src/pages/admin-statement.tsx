import { statementMessage } from '../data/statements/messages.ts';
import { useStatement } from '../data/statements/queries.ts';
import { AuditLink } from '../features/office/audit-link.tsx';
import { ReceivedAmount } from '../features/receipts/received-amount.tsx';
import { Statement } from '../features/statements/statement.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** One statement from a store (product 30.2). */
export default function AdminStatementPage() {
  const { statementId } = usePathParams('/dashboard/admin/statements/:statementId');
  const statement = useStatement(statementId);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/statements')}>Back to all statements</BackLink>
      <QueryState
        query={statement}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch the statement. ${statementMessage(error)}`}
      >
        {(found) => (
          <>
            <Statement
              key={found.statementId}
              statement={found}
              received={(posted) => <ReceivedAmount statement={posted} />}
            />
            <AuditLink object={found.statementId} />
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}
