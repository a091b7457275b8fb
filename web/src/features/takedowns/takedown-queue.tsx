import type { OfficeTakedown } from '../../../../shared/takedowns/takedown.ts';
import { takedownQueueMessage } from '../../data/takedowns/messages.ts';
import { useTakedownQueue } from '../../data/takedowns/queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isOverdue, isScheduled } from './due-text.ts';
import { TakedownTask } from './takedown-task.tsx';

/** The office's open takedowns: overdue ones, those to carry out, and those for a later day (product 34.4). */
export function TakedownQueue() {
  const { rows, error, isFetching, retry, more } = useTakedownQueue();
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="grid gap-2">
      {error && (
        <LoadFailed
          message={`Failed to fetch takedowns. ${takedownQueueMessage(error)}`}
          onRetry={retry}
          busy={isFetching}
        />
      )}
      {!rows && !error && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState title="Nothing to take down.">
          Takedowns appear here when artists request them. They are due within five business days.
        </EmptyState>
      )}
      {rows &&
        groupsOf(rows, today).map(({ title, takedowns }) => (
          <PageSection key={title} title={title} wide>
            <ul className="grid gap-4" aria-label={title}>
              {takedowns.map((takedown) => (
                <TakedownTask key={takedown.id} takedown={takedown} today={today} />
              ))}
            </ul>
          </PageSection>
        ))}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}

function groupsOf(rows: readonly OfficeTakedown[], today: string) {
  const of = (title: string, fits: (takedown: OfficeTakedown) => boolean) => ({ title, takedowns: rows.filter(fits) });
  return [
    of('Overdue', (takedown) => isOverdue(takedown, today)),
    of('To carry out', (takedown) => !isOverdue(takedown, today) && !isScheduled(takedown, today)),
    of('For a later day', (takedown) => isScheduled(takedown, today)),
  ].filter(({ takedowns }) => takedowns.length > 0);
}
