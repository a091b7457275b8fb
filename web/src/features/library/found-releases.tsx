import { Suspense } from 'react';
import { countOf } from '../../../../shared/releases/library-state.ts';
import type { useLibrary } from '../../data/releases/queries/library.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { notifyPartMissing } from '../../ui/toast.tsx';
import { arrangeLibrary, type LibraryTab, libraryTabs } from './arrange-library.ts';
import type { CardActions } from './card-actions.ts';
import { isFiltered } from './library-filters.ts';
import { storedLayout, useLibraryLayout } from './library-layout.ts';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { tabLabels } from './tab-labels.ts';
import { useLibraryView } from './use-library-view.ts';
import { useSelection } from './use-selection.ts';

// Requested together with the cards, but not for an empty library.
const LibraryGrid = lazyWithRetry(() => import('./library-grid.tsx'));
const LibraryTable = lazyWithRetry(() => import('./library-table.tsx'));
void (storedLayout() === 'table' ? LibraryTable : LibraryGrid).preload();
const LibraryChips = lazyWithRetry(() => import('./library-chips.tsx'));
const SelectionBar = lazyWithRetry(() => import('./selection-bar.tsx'));

/** The number of releases from which filters are shown; fewer can be seen at a glance. */
const MIN_RELEASES_FOR_FILTERS = 6;
/** Tabs that most artists never need; shown only while they are not empty. */
const rareTabs: readonly LibraryTab[] = ['changes', 'delivered', 'withdrawn'];

type Props = { library: ReturnType<typeof useLibrary>; actions: CardActions };

/** Releases that match the search, state and filters, in the chosen order, with actions on several at once. */
export function FoundReleases({ library: { cards, counts: known, isComplete, isFetchNextPageError }, actions }: Props) {
  const { view, isNarrowed, setSearch, setSort, setFilter, clearFilters, addressOf, clear } = useLibraryView();
  const { layout, toggle } = useLibraryLayout();
  const { cards: shown, counts: found } = arrangeLibrary(cards, view);
  const selection = useSelection(shown.map(({ id }) => id));
  const selected = selection.isOn ? selection.selected : undefined;
  const all = known && { ...known, all: countOf(known) };
  // Shows no count that may be wrong: filtered releases can be counted only once all releases are loaded.
  const counts = isComplete || isFetchNextPageError ? found : isNarrowed ? undefined : all;
  const isShown = (tab: LibraryTab) => !rareTabs.includes(tab) || (counts ?? found)[tab] > 0 || view.tab === tab;
  const isSettled = isComplete || isFetchNextPageError;
  return (
    <div className="grid grid-cols-1 gap-4" onClickCapture={selection.onClickCapture}>
      <LibraryToolbar
        search={view.search}
        onSearch={setSearch}
        sort={view.sort}
        isReversed={view.isReversed}
        onSort={setSort}
        layout={layout}
        onLayout={toggle}
        isSelecting={selection.isOn}
        onSelect={selection.isOn ? selection.end : selection.begin}
      />
      <PartBoundary onMissing={notifyPartMissing}>
        {(cards.length >= MIN_RELEASES_FOR_FILTERS || isFiltered(view.filters)) && (
          <Suspense fallback={<div className="h-9" />}>
            <LibraryChips cards={cards} chosen={view.filters} onChoose={setFilter} onClear={clearFilters} />
          </Suspense>
        )}
      </PartBoundary>
      <TabLinks
        label="Releases by state"
        links={libraryTabs.filter(isShown).map((tab) => ({
          to: addressOf(tab),
          label: tabLabels[tab],
          count: counts ? counts[tab] : null,
          isCurrent: tab === view.tab,
        }))}
      />
      <div className="pt-2">
        <PartBoundary onMissing={notifyPartMissing}>
          <Suspense fallback={<LibrarySkeleton />}>
            {shown.length === 0 ? (
              // Until all releases are loaded, the next one may match.
              isSettled ? (
                <NothingFound view={view} isNarrowed={isNarrowed} onClear={clear} />
              ) : (
                <LibrarySkeleton />
              )
            ) : layout === 'table' ? (
              <LibraryTable
                cards={shown}
                actions={actions}
                selected={selected}
                sort={view.sort}
                isReversed={view.isReversed}
                onSort={setSort}
              />
            ) : (
              <LibraryGrid cards={shown} actions={actions} selected={selected} search={view.search} />
            )}
          </Suspense>
        </PartBoundary>
      </div>
      {selection.isOn && (
        <PartBoundary onMissing={notifyPartMissing}>
          <Suspense>
            <SelectionBar
              chosen={cards.filter(({ id }) => selection.selected.has(id))}
              shown={shown.length}
              onAll={selection.all}
              onEnd={selection.end}
              onSubmit={actions.onSubmitAll}
            />
          </Suspense>
        </PartBoundary>
      )}
      <p role="status" className="sr-only">
        {view.search && isSettled && `${shown.length} found`}
      </p>
    </div>
  );
}
