import type { ReactNode } from 'react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { arrangeLibrary, type LibraryState, libraryStates } from './arrange-library.ts';
import type { CardActions } from './card-actions.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { libraryWords } from './messages.ts';
import type { useLibrary } from './queries.ts';
import { useLibraryView } from './use-library-view.ts';

const labels: Record<LibraryState, string> = { all: 'All', draft: 'Drafts', ready: 'Ready', submitted: 'Submitted' };

type Props = {
  library: ReturnType<typeof useLibrary>;
  /** What to do about an empty library. */
  add: ReactNode;
  actions: CardActions;
};

/** Every release of the artist: found by words, by state, in an order, and each with what it still needs. */
export function Library({ library, add, actions }: Props) {
  if (library.isPending) return <Waiting />;
  if (library.isError && library.cards.length === 0) {
    return (
      <LoadFailed
        words={`Failed to fetch releases. ${libraryWords(library.error)}`}
        onRetry={() => void library.refetch()}
        busy={library.isFetching}
      />
    );
  }
  if (library.cards.length === 0) {
    return (
      <EmptyState title="No releases yet" action={add}>
        A release is a single, an EP or an album: its cover, its tracks, and what the stores need to know.
      </EmptyState>
    );
  }
  return (
    <>
      {library.isFetchNextPageError && (
        <Notice
          tone="ready"
          title="Not all of your releases could be loaded."
          action={
            <Button size="small" onClick={() => void library.fetchNextPage()} busy={library.isFetching && 'Loading'}>
              Try again
            </Button>
          }
        >
          Search and filters know only those on this page.
        </Notice>
      )}
      <Found cards={library.cards} actions={actions} />
    </>
  );
}

function Found({ cards, actions }: { cards: readonly ReleaseCard[]; actions: CardActions }) {
  const { view, setWords, setState, setSort, clear } = useLibraryView();
  const { cards: shown, counts } = arrangeLibrary(cards, view);
  return (
    <div className="grid grid-cols-1 gap-4">
      <LibraryToolbar words={view.words} onWords={setWords} sort={view.sort} onSort={setSort} />
      <Tabs
        label="Releases by state"
        tabs={libraryStates.map((value) => ({ value, label: labels[value], count: counts[value] }))}
        chosen={view.state}
        onChoose={setState}
      >
        {shown.length > 0 ? (
          <LibraryGrid cards={shown} actions={actions} />
        ) : (
          <div className="grid justify-items-start gap-4 py-8">
            <p className="max-w-prose [overflow-wrap:anywhere]">
              {view.words
                ? `No ${view.state === 'all' ? '' : `${labels[view.state].toLowerCase()} `}release fits “${view.words}”.`
                : `Nothing here: no release is in “${labels[view.state]}”.`}
            </p>
            <Button onClick={clear}>Show all releases</Button>
          </div>
        )}
      </Tabs>
      <p role="status" className="sr-only">
        {view.words && `${shown.length} found`}
      </p>
    </div>
  );
}

const grid = 'grid gap-x-6 gap-y-10 min-[35rem]:grid-cols-2 lg:grid-cols-3 min-[86rem]:grid-cols-5';

const Waiting = () => (
  <div role="status" className={grid}>
    <span className="sr-only">Loading</span>
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
  </div>
);
