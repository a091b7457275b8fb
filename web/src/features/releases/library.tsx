import type { ReactNode } from 'react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LibraryCard } from './library-card.tsx';
import { libraryWords } from './messages.ts';
import type { useLibrary } from './queries.ts';

const grid = 'grid gap-x-6 gap-y-10 min-[30rem]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5';

type Props = {
  library: ReturnType<typeof useLibrary>;
  cards: readonly ReleaseCard[];
  /** What to do about an empty library. */
  add: ReactNode;
  onSubmit: (card: ReleaseCard) => void;
};

export function Library({ library, cards, add, onSubmit }: Props) {
  if (library.isPending) return <Cards />;
  if (library.isError && cards.length === 0) {
    return (
      <LoadFailed
        words={`Failed to fetch releases. ${libraryWords(library.error)}`}
        onRetry={() => void library.refetch()}
        busy={library.isFetching}
      />
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState title="No releases yet" action={add}>
        A release is a single, an EP or an album: its cover, its tracks, and what the stores need to know.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <LibraryCard card={card} onSubmit={() => onSubmit(card)} />
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={library.isFetchingNextPage && 'Loading'}
          onClick={() => void library.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
}

const Cards = () => (
  <div role="status" className={grid}>
    <span className="sr-only">Loading</span>
    {['a', 'b', 'c'].map((place) => (
      <div key={place} className="grid gap-3">
        <Skeleton className="aspect-square" />
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-8 w-1/2" />
      </div>
    ))}
  </div>
);
