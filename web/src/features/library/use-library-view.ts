import { useSearchParams } from 'react-router-dom';
import { useQueryText, withValue } from '../../lib/use-query-text.ts';
import { type LibraryState, type LibraryView, librarySorts, libraryStates } from './arrange-library.ts';

const oneOf = <T extends string>(all: readonly [T, ...T[]], value: string | null): T =>
  all.find((each) => each === value) ?? all[0];

/** Search, state and order. They stand in the address, so that a reload, a bookmark and the way back show the same. */
export function useLibraryView() {
  const [query, setQuery] = useSearchParams();
  const { text: search, setText: setSearch, forget } = useQueryText('q');
  const put = (name: string, value: string) => setQuery(withValue(name, value), { replace: true });
  const view: LibraryView = {
    search,
    state: oneOf(libraryStates, query.get('state')),
    sort: oneOf(librarySorts, query.get('sort')),
  };
  return {
    view,
    setSearch,
    setSort: (sort: string) => put('sort', sort === librarySorts[0] ? '' : sort),
    /** The same view in another state. */
    addressOf: (state: LibraryState): string =>
      `?${new URLSearchParams({
        ...(search && { q: search }),
        ...(state !== libraryStates[0] && { state }),
        ...(view.sort !== librarySorts[0] && { sort: view.sort }),
      })}`,
    clear: () => {
      forget();
      setQuery(new URLSearchParams(), { replace: true });
    },
  };
}
