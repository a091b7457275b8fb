import { useSearchParams } from 'react-router-dom';
import { queryWithValue, useQueryText } from '../../lib/use-query-text.ts';
import { type LibraryTab, type LibraryView, librarySorts, libraryTabs } from './arrange-library.ts';
import { type FilterName, filterNames, isFiltered, type LibraryFilters, noFilters } from './library-filters.ts';

const oneOf = <T extends string>(all: readonly [T, ...T[]], value: string | null): T =>
  all.find((each) => each === value) ?? all[0];

/**
 * The search, state, filters and order. They are stored in the URL, so that reloading, a bookmark or the back button
 * restores the view.
 */
export function useLibraryView() {
  const [query, setQuery] = useSearchParams();
  const { text: search, setText: setSearch, forget } = useQueryText('q');
  const put = (name: string, value: string) => setQuery(queryWithValue(name, value), { replace: true });
  const sort = query.get('sort') ?? '';
  const filters: LibraryFilters = { ...noFilters };
  for (const name of filterNames) filters[name] = query.get(name) ?? '';
  const view: LibraryView = {
    search,
    tab: oneOf(libraryTabs, query.get('state')),
    filters,
    sort: oneOf(librarySorts, sort.replace('-', '')),
    isReversed: sort.startsWith('-'),
  };
  return {
    view,
    /** Whether anything besides the state is selected. Matches can then be counted only among the loaded releases. */
    isNarrowed: search.trim() !== '' || isFiltered(filters),
    setSearch,
    /** `title`, or `-title` for descending. */
    setSort: (sort: string) => put('sort', sort === librarySorts[0] ? '' : sort),
    setFilter: (name: FilterName, value: string) => put(name, value),
    clearFilters: () => {
      const query = new URLSearchParams(window.location.search);
      for (const name of filterNames) query.delete(name);
      setQuery(query, { replace: true });
    },
    /** The URL of the same view for a different state. */
    addressOf: (tab: LibraryTab): string => {
      const next = new URLSearchParams(query);
      next.delete('q');
      next.delete('state');
      const words = new URLSearchParams({
        ...(search && { q: search }),
        ...(tab !== libraryTabs[0] && { state: tab }),
      });
      return `?${new URLSearchParams([...words, ...next])}`;
    },
    clear: () => {
      forget();
      setQuery(new URLSearchParams(), { replace: true });
    },
  };
}
