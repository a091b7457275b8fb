import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Page } from '../../../shared/contract/page.ts';

type Question<R, P extends Page<R>> = {
  queryKey: QueryKey;
  /** Asks for the first page, or for the one at the cursor. */
  ask: (cursor: string | undefined) => Promise<P & Page<R>>;
  /** What tells a row from the others. */
  idOf: (row: R) => string;
  /** Milliseconds after which the list is asked for again by itself, while somebody looks at it. */
  every?: number;
};

/**
 * A list that the server gives page by page: what is loaded of it, and how to have more. What the first page says beside its rows
 * (`head`: the counts of the tabs) is remembered while another tab of the same list is loaded.
 */
export function usePaged<R, P extends Page<R>>({ queryKey, ask, idOf, every }: Question<R, P>) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    ...(every !== undefined && { refetchInterval: every }),
  });
  const { data } = list;
  const head = useRef<P>(undefined);
  if (data?.pages[0]) head.current = data.pages[0];
  return {
    /** Each once: one that was changed while the next page was loaded can stand on both. */
    // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is told from the others never changes
    rows: useMemo(
      () =>
        data &&
        unique(
          data.pages.flatMap(({ items }) => items),
          idOf,
        ),
      [data],
    ),
    head: head.current,
    error: list.error,
    isFetching: list.isFetching,
    refresh: () => void list.refetch(),
    /** Asks again for what could not be loaded: the next page, or the list. */
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
    more: list.hasNextPage ? { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage } : undefined,
  };
}

const unique = <R>(rows: readonly R[], idOf: (row: R) => string): readonly R[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];
