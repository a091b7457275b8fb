import { useMe } from '../data/accounts/queries.ts';
import { useMyAdvances } from '../data/advances/queries.ts';
import { earningsMessage } from '../data/earnings/messages.ts';
import { useEarnings } from '../data/earnings/queries.ts';
import { MonthlyStatement } from '../features/earnings/monthly-statement.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** An artist's printable statement for one month (product 25.7). */
export default function AnalyticsStatementPage() {
  const { month } = usePathParams('/dashboard/analytics/statements/:month');
  const me = useMe();
  const earnings = useEarnings({ from: month, to: month });
  const recouped = useMyAdvances(month).data?.months.find((one) => one.month === month)?.micros ?? '0';
  return (
    <PageFrame gap="gap-4">
      <div className="print:hidden">
        <BackLink to={pathTo('/dashboard/analytics')}>Back to analytics</BackLink>
      </div>
      <QueryState
        query={earnings}
        loading={
          <Loading>
            <Skeleton className="h-96 max-w-3xl" />
          </Loading>
        }
        failed={earningsMessage}
      >
        {(found) => <MonthlyStatement earnings={found} takenMicros={BigInt(recouped)} artist={me.data} />}
      </QueryState>
    </PageFrame>
  );
}
