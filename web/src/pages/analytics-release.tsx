import { useState } from 'react';
import { earningsMessage } from '../data/earnings/messages.ts';
import { useReleaseEarnings } from '../data/earnings/queries.ts';
import type { OpenedFigure } from '../features/earnings/figure-panel.tsx';
import { RangePicker, useRange } from '../features/earnings/range-picker.tsx';
import { ReleaseEarnings } from '../features/earnings/release-earnings.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const FigurePanel = lazyDialog(() => import('../features/earnings/figure-panel.tsx'));

/** Earnings of one release (product 25.6). */
export default function AnalyticsReleasePage() {
  const { releaseId } = usePathParams('/dashboard/analytics/releases/:releaseId');
  const earnings = useReleaseEarnings(releaseId, useRange());
  const [opened, setOpened] = useState<OpenedFigure>();
  useDocumentTitle(earnings.data?.title);
  return (
    <>
      <Page
        title={earnings.data?.title || 'Release'}
        back={<BackLink to={pathTo('/dashboard/analytics')}>Back to analytics</BackLink>}
        actions={earnings.data && <RangePicker shown={earnings.data} known={earnings.data} />}
      >
        <QueryState query={earnings} loading={loading} failed={earningsMessage}>
          {(found) => <ReleaseEarnings earnings={found} onFigure={setOpened} />}
        </QueryState>
      </Page>
      {opened && <FigurePanel figure={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const loading = (
  <Loading className="grid gap-8">
    <Skeleton className="h-24 max-w-2xl" />
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </Loading>
);
