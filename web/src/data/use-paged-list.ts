import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Page } from '../../../shared/contract/page.ts';

type PagedQuery<R, P extends Page<R>> = {
  queryKey: QueryKey;
  /** Fetches the first page, or the one at the cursor. */
  ask: (cursor: string | undefined) => Promise<P & Page<R>>;
  /** Identifies a row. */
  idOf: (row: R) => string;
  /** Milliseconds between automatic refetches while the list is visible. */
  every?: number;
};

/** The cursor of a list's first page. */
export const FIRST_PAGE: string | undefined = undefined;

/**
 * A list that is loaded page by page: the rows loaded so far, and how to load more. The first page's `head` (the tabs'
 * counts) is kept while a different tab of the same list is loading.
 */
export function usePagedList<R, P extends Page<R>>({ queryKey, ask, idOf, every }: PagedQuery<R, P>) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    ...(every !== undefined && { refetchInterval: every }),
  });
  const { data } = list;
  const head = useRef<P>(undefined);
  if (data?.pages[0]) head.current = data.pages[0];
  return {
    /** The rows without duplicates: a row that changed while the next page was loading can be on both pages. */
    // biome-ignore lint/correctness/useExhaustiveDependencies: `idOf` never changes
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
    /** Retries the failed request: the next page, or the whole list. */
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
    more: list.hasNextPage ? { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage } : undefined,
  };
}

const unique = <R>(rows: readonly R[], idOf: (row: R) => string): readonly R[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];
