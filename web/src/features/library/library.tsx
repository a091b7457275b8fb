import { type ReactNode, Suspense } from 'react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { libraryMessage } from '../../data/releases/messages/release.ts';
import type { useLibrary } from '../../data/releases/queries/library.ts';
import { lazyAgain } from '../../lib/lazy-again.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { arrangeLibrary, type LibraryState, type LibraryView, libraryStates } from './arrange-library.ts';
import type { CardActions } from './card-actions.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { useLibraryView } from './use-library-view.ts';

// For the rare case; its icons stay out of the page.
const RestMissing = lazyAgain(() => import('./rest-missing.tsx'));

const labels: Record<LibraryState, string> = {
  all: 'All',
  draft: 'Drafts',
  ready: 'Ready',
  changes: 'Changes requested',
  submitted: 'Submitted',
};

type Props = {
  library: ReturnType<typeof useLibrary>;
  /** What to do about an empty library. */
  add: ReactNode;
  actions: CardActions;
};

/** Every release of the artist: found by words, by state, in an order, and each with what it still needs. */
export function Library({ library, add, actions }: Props) {
  const isEmpty = library.cards.length === 0;
  return (
    <QueryState
      query={library}
      loading={<Waiting />}
      failed={(error) => `Failed to fetch releases. ${libraryMessage(error)}`}
      firstOnly={!isEmpty}
    >
      {() => {
        if (!isEmpty) return <Filled library={library} actions={actions} />;
        // Whether it still is empty is not known after a failure.
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
        <PartBoundary fallback={<p role="alert">Not all of your releases could be loaded.</p>}>
          <RestMissing library={library} />
        </PartBoundary>
      </Suspense>
    )}
    <Found cards={library.cards} actions={actions} />
  </>
);

function Found({ cards, actions }: { cards: readonly ReleaseCard[]; actions: CardActions }) {
  const { view, setSearch, setSort, addressOf, clear } = useLibraryView();
  const { cards: shown, counts } = arrangeLibrary(cards, view);
  // Most artists are never asked for changes: the tab is there while there are some.
  const isShown = (state: LibraryState) => state !== 'changes' || counts.changes > 0 || view.state === state;
  return (
    <div className="grid grid-cols-1 gap-4">
      <LibraryToolbar search={view.search} onSearch={setSearch} sort={view.sort} onSort={setSort} />
      <TabLinks
        label="Releases by state"
        links={libraryStates.filter(isShown).map((state) => ({
          to: addressOf(state),
          label: labels[state],
          count: counts[state],
          isCurrent: state === view.state,
        }))}
      />
      <div className="pt-2">
        {shown.length > 0 ? (
          <LibraryGrid cards={shown} actions={actions} />
        ) : (
          <div className="grid justify-items-start gap-4 py-8">
            <p className="max-w-prose [overflow-wrap:anywhere]">{nothingFound(view)}</p>
            <Button onClick={clear}>Show all releases</Button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {view.search && `${shown.length} found`}
      </p>
    </div>
  );
}

const nothingFound = ({ search, state }: LibraryView): string => {
  const kind = state === 'all' ? '' : `${labels[state].toLowerCase()} `;
  return search ? `No ${kind}release fits “${search}”.` : `Nothing here: no release is in “${labels[state]}”.`;
};

const grid = 'grid gap-x-6 gap-y-10 min-[35rem]:grid-cols-2 lg:grid-cols-3 min-[86rem]:grid-cols-5';

const Waiting = () => (
  <Loading className={grid}>
    {['a', 'b', 'c', 'd', 'e'].map((place) => (
      <div key={place} className="grid grid-cols-[6.5rem_1fr] gap-4 min-[35rem]:grid-cols-1">
        <Skeleton className="aspect-square" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-6 w-3/4" />
        </div>
      </div>
    ))}
  </Loading>
);
