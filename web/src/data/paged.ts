import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Page } from '../../../shared/contract/page.ts';

type Question<R, P extends Page<R>> = {
  queryKey: QueryKey;
  /** Asks for the first page, or for the one at the cursor. */
  ask: (cursor: string | undefined) => Promise<P & Page<R>>;
};

/**
 * A list that the server gives page by page: what is loaded of it, and how to have more. What the first page says beside its rows
 * (`head`: the counts of the tabs) is remembered while another tab of the same list is loaded.
 */
export function usePaged<R extends { id: string }, P extends Page<R>>({ queryKey, ask }: Question<R, P>) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { data } = list;
  const head = useRef<P>(undefined);
  if (data?.pages[0]) head.current = data.pages[0];
  return {
    /** Each once: one that was changed while the next page was loaded can stand on both. */
    rows: useMemo(() => data && unique(data.pages.flatMap(({ items }) => items)), [data]),
    head: head.current,
    error: list.error,
    isFetching: list.isFetching,
    /** Asks again for what could not be loaded: the next page, or the list. */
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
    more: list.hasNextPage ? { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage } : undefined,
  };
}

const unique = <R extends { id: string }>(rows: readonly R[]): readonly R[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
