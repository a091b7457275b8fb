import { useSearchParams } from 'react-router-dom';
import { queryWithValue, useQueryText } from '../../lib/use-query-text.ts';
import { nextOrder, orderFrom } from './arrange.ts';
import type { Column } from './column.ts';

/**
 * A list's tab, search and order. They are stored in the URL, so that reloading, a bookmark or the back button restores
 * them.
 */
export function useListView<R, T extends string>(tabs: readonly [T, ...T[]], columns: readonly Column<R>[]) {
  const [query, setQuery] = useSearchParams();
  const search = useQueryText('q');
  const put = (name: string, value: string) => setQuery(queryWithValue(name, value), { replace: true });
  const order = orderFrom(query.get('sort') ?? '', columns);
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? tabs[0],
    setTab: (tab: string) => put('tab', tab),
    /** The search text as typed. */
    search: search.text,
    /** The search text in the URL, for searches on the server. */
    settledSearch: query.get('q') ?? '',
    setSearch: search.setText,
    order,
    setOrder: (key: string) => put('sort', nextOrder(key, order)),
    setSort: (sort: string) => put('sort', sort),
  };
}
export type ListView = ReturnType<typeof useListView>;
