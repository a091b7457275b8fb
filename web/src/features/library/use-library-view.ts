import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LibraryState, type LibraryView, librarySorts, libraryStates } from './arrange-library.ts';

/** Browsers refuse more than about a hundred changes of the address in half a minute: it follows what is typed after a pause. */
const ADDRESS_FOLLOWS_MS = 300;

const oneOf = <T extends string>(all: readonly [T, ...T[]], value: string | null): T =>
  all.find((each) => each === value) ?? all[0];

/** Search, state and order. They stand in the address, so that a reload, a bookmark and the way back show the same. */
export function useLibraryView() {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('q') ?? '';
  const [words, setWords] = useState(inAddress);
  // What is typed is put into the address of that moment: `setQuery` knows the one of its own render only.
  const latest = useRef(setQuery);
  latest.current = setQuery;
  const put = (name: string, value: string, without: string) =>
    latest.current(
      (before) => {
        if (value === without) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const written = useRef(inAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the words, not itself
  useEffect(() => {
    if (words === written.current) return;
    const timer = setTimeout(() => {
      written.current = words;
      put('q', words, '');
    }, ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [words]);
  // A link to the library, or the way back, brings words of its own.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setWords(inAddress);
  }, [inAddress]);
  const view: LibraryView = {
    words,
    state: oneOf(libraryStates, query.get('state')),
    sort: oneOf(librarySorts, query.get('sort')),
  };
  return {
    view,
    setWords,
    setSort: (sort: string) => put('sort', sort, librarySorts[0]),
    /** The same view in another state. */
    addressOf: (state: LibraryState): string =>
      `?${new URLSearchParams({
        ...(words && { q: words }),
        ...(state !== libraryStates[0] && { state }),
        ...(view.sort !== librarySorts[0] && { sort: view.sort }),
      })}`,
    clear: () => {
      setWords('');
      written.current = '';
      setQuery(new URLSearchParams(), { replace: true });
    },
  };
}
