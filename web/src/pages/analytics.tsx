import { useState } from 'react';
import { Link } from 'react-router-dom';
import { earningsMessage } from '../data/earnings/messages.ts';
import { useEarnings } from '../data/earnings/queries.ts';
import { EarningsByRelease } from '../features/earnings/earnings-by-release.tsx';
import type { OpenedFigure } from '../features/earnings/figure-panel.tsx';
import { Overview } from '../features/earnings/overview.tsx';
import { RangePicker, useRange } from '../features/earnings/range-picker.tsx';
import { pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const FigurePanel = lazyDialog(() => import('../features/earnings/figure-panel.tsx'));

/** An artist's earnings by every dimension in the statements, down to single lines (product 25.5). */
export default function AnalyticsPage() {
  const earnings = useEarnings(useRange());
  const [opened, setOpened] = useState<OpenedFigure>();
  const { first, last } = earnings.data ?? {};
  return (
    <Page
      title="Analytics"
      lead="What your recordings earned, and where each cent came from"
      actions={
        earnings.data &&
        first &&
        last && (
          <div className="flex flex-wrap items-center gap-3">
            <RangePicker shown={earnings.data} known={{ first, last }} />
          </div>
        )
      }
    >
      <QueryState query={earnings} loading={loading} failed={earningsMessage}>
        {(found) =>
          found.first === undefined ? (
            <EmptyState
              title="No statement yet"
              action={
                <Link to={pathTo('/dashboard/releases')} className={buttonLook()}>
                  Go to your releases
                </Link>
              }
            >
              Stores report streams and sales about two months later. Your first statement appears here as soon as it’s
              posted, to the last digit.
            </EmptyState>
          ) : (
            <>
              <Overview earnings={found} onFigure={setOpened} />
              <EarningsByRelease earnings={found} onFigure={setOpened} />
            </>
          )
        }
      </QueryState>
      {opened && <FigurePanel figure={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

const loading = (
  <Loading className="grid gap-8">
    <Skeleton className="h-24 max-w-2xl" />
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </Loading>
);
