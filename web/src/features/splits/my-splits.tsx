import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MySplit } from '../../../../shared/splits/split-view.ts';
import { splitsMessage } from '../../data/splits/messages.ts';
import type { useMySplits } from '../../data/splits/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mySplitColumns } from './my-split-columns.tsx';
import { SplitText } from './split-text.tsx';

/** The tracks in which the user has a part, each with its agreement. */
export function MySplits({ loaded }: { loaded: ReturnType<typeof useMySplits> }) {
  const [opened, setOpened] = useState<MySplit>();
  const { rows, error, isFetching, retry, more } = loaded;
  const columns: Column<MySplit>[] = [
    ...mySplitColumns,
    {
      key: 'read',
      header: 'Agreement',
      width: '7rem',
      cell: (split) => (
        <Button size="small" aria-label={`Read the agreement for ${split.title}`} onClick={() => setOpened(split)}>
          Read
        </Button>
      ),
      narrow: 'aside',
    },
  ];
  return (
    <div className="grid w-full gap-4">
      {error && (
        <LoadFailed message={`Failed to load splits. ${splitsMessage(error)}`} onRetry={retry} busy={isFetching} />
      )}
      {!error && !rows && <Skeleton className="h-24" />}
      {rows?.length === 0 && (
        <EmptyState
          title="You don’t share any tracks yet"
          action={
            <Link to={pathTo('/dashboard/releases')} className={buttonLook()}>
              Go to your releases
            </Link>
          }
        >
          To share one, open a release and choose Splits. Invitations from others arrive by email.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Table label="Splits" columns={columns} rows={rows} keyOf={({ trackId }) => trackId} />
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
      {opened && (
        <Dialog
          open
          onClose={() => setOpened(undefined)}
          title={opened.title}
          description={`${opened.isrc ? `ISRC ${opened.isrc}` : 'No ISRC yet'}, on ${opened.releaseTitle}. Only its owner, ${opened.ownerName}, can propose a change.`}
        >
          <SplitText split={opened} />
        </Dialog>
      )}
    </div>
  );
}
