import { LoadFailed } from '../load-failed.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Tabs } from '../tabs.tsx';
import { searchRows, sortRows } from './arrange.ts';
import type { ListProps } from './list-props.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadMore } from './load-more.tsx';
import { NoResults } from './no-results.tsx';
import { Table } from './table.tsx';

/** An office list: paged, tabbed, searchable, sortable and downloadable, with its loading, error and empty states. */
export function List<R>(props: ListProps<R>) {
  const { label, view, tabs, columns, loaded, search, arrangedBy = 'page', empty } = props;
  const { rows, error, more } = loaded;
  const isHere = arrangedBy === 'page';
  const isSearchedHere = isHere && 'textOf' in search;
  const matching = rows && isSearchedHere ? searchRows(rows, search.textOf, view.search) : rows;
  const shown = matching && isHere ? sortRows(matching, columns, view.order) : matching;
  const isEmpty = rows?.length === 0 && !more && (isSearchedHere || view.settledSearch === '');
  const total = tabs.each.find(({ value }) => value === view.tab)?.count;
  const isOrderedHere = isHere && typeof columns.find(({ key }) => key === view.order?.key)?.sort === 'function';
  // Only the server's counts are shown. Until they are known, space for them is reserved.
  const counted = tabs.each.map((tab) =>
    'count' in tab ? { ...tab, count: tab.count ?? (error ? undefined : null) } : tab,
  );
  return (
    <Tabs label={tabs.label} tabs={counted} chosen={view.tab} onChoose={view.setTab}>
      <div className="@container grid grid-cols-1 gap-6">
        {!isEmpty && (
          <ListToolbar
            {...props}
            shown={shown ?? []}
            total={total}
            all={more && view.search === '' ? props.all : undefined}
          />
        )}
        {error && <LoadFailed message={props.failed(error)} onRetry={loaded.retry} busy={loaded.isFetching} />}
        {!error && !rows && <Waiting />}
        {isEmpty && empty}
        {shown && !isEmpty && shown.length === 0 && (
          <NoResults search={view.search} onClear={() => view.setSearch('')} />
        )}
        {shown && shown.length > 0 && (
          <Table
            label={label}
            columns={columns.filter(({ cell }) => cell)}
            rows={shown}
            keyOf={props.keyOf}
            hrefOf={props.hrefOf}
            order={view.order}
            onOrder={view.setOrder}
          />
        )}
        {rows && more && (
          <LoadMore
            loaded={rows.length}
            // Unknown for a search on the server, which does not count its matches.
            total={isSearchedHere || view.settledSearch === '' ? total : undefined}
            more={more}
            isArranged={(isSearchedHere && view.search !== '') || isOrderedHere}
          />
        )}
      </div>
    </Tabs>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);
