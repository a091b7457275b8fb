import { useSearchParams } from 'react-router-dom';
import { catalogueWords } from '../../data/export/messages.ts';
import { useCatalogue } from '../../data/releases/queries/office.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CatalogueTable } from './catalogue-table.tsx';

const tabs = [
  { value: 'submitted', label: 'New & Submitted' },
  { value: 'exported', label: 'Exported' },
  { value: 'draft', label: 'Drafts' },
] as const;

/** Every artist's releases, by state. The chosen tab stands in the address. */
export function CatalogueTabs() {
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'submitted';
  const catalogue = useCatalogue(chosen);
  const pages = catalogue.data?.pages ?? [];
  const counts = pages[0]?.counts;
  const cards = pages.flatMap(({ items }) => items);
  const counted = tabs.map((tab) => ({ ...tab, count: counts?.[tab.value] }));
  return (
    <Tabs
      label="Releases by state"
      tabs={counted}
      chosen={chosen}
      onChoose={(tab) => setQuery({ tab }, { replace: true })}
    >
      {catalogue.isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {catalogue.isError && (
        <LoadFailed
          words={`Failed to fetch releases. ${catalogueWords(catalogue.error)}`}
          onRetry={() => void catalogue.refetch()}
          busy={catalogue.isFetching}
        />
      )}
      {catalogue.isSuccess && cards.length === 0 && <EmptyState title="No releases found" />}
      {cards.length > 0 && <CatalogueTable cards={cards} />}
      {catalogue.hasNextPage && (
        <Button
          className="mt-6"
          busy={catalogue.isFetchingNextPage && 'Loading'}
          onClick={() => void catalogue.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </Tabs>
  );
}
