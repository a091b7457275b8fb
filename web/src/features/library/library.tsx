import { type ReactNode, Suspense } from 'react';
import { libraryMessage } from '../../data/releases/messages/release.ts';
import type { useLibrary } from '../../data/releases/queries/library.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import type { CardActions } from './card-actions.ts';
import { FoundReleases } from './found-releases.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';

// Loaded on demand, because it is rarely needed.
const PartlyLoadedNotice = lazyWithRetry(() => import('./partly-loaded-notice.tsx'));

type Props = {
  library: ReturnType<typeof useLibrary>;
  /** The button shown in an empty library. */
  add: ReactNode;
  actions: CardActions;
};

/**
 * All of the artist's releases, which can be searched, filtered and sorted. Each card shows what its release still
 * needs.
 */
export function Library({ library, add, actions }: Props) {
  const isEmpty = library.cards.length === 0;
  return (
    <QueryState
      query={library}
      loading={<LibrarySkeleton />}
      failed={(error) => `Failed to fetch releases. ${libraryMessage(error)}`}
      firstOnly={!isEmpty}
    >
      {() => {
        if (!isEmpty) return <Filled library={library} actions={actions} />;
        // After a failed refetch, an empty result may be out of date.
        if (library.isError) return null;
        return (
          <EmptyState title="No releases yet" action={add}>
            A release is a single, an EP or an album: its cover, its tracks, and what the stores need to know.
          </EmptyState>
        );
      }}
    </QueryState>
  );
}

const Filled = ({ library, actions }: Omit<Props, 'add'>) => (
  <>
    {library.isFetchNextPageError && (
      <Suspense>
        <PartBoundary fallback={<p role="alert">Some of your releases couldn’t be loaded.</p>}>
          <PartlyLoadedNotice library={library} />
        </PartBoundary>
      </Suspense>
    )}
    <FoundReleases library={library} actions={actions} />
  </>
);
