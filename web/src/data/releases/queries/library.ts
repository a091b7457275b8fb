import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { countStates } from '../../../../../shared/releases/library-state.ts';
import { api } from '../../../lib/api.ts';
import { FIRST_PAGE } from '../../paged.ts';
import { releaseKeys } from '../keys.ts';
import { newestCard, withOwn } from '../release-cache.ts';

/** The first page is small, to show something at once; the others are larger. */
const REST_OF_LIBRARY = 100;

/**
 * All cards of the artist's library. The first 24 are shown as soon as they arrive; the rest follows by itself, so that
 * search, filter and order cover everything.
 */
export function useLibrary() {
  const client = useQueryClient();
  const library = useInfiniteQuery({
    queryKey: releaseKeys.library,
    queryFn: async ({ pageParam: cursor }) => {
      const page = await api('GET /api/releases', { query: cursor ? { cursor, limit: REST_OF_LIBRARY } : {} });
      const items = page.items.map((card) => newestCard(client, card));
      return { ...page, items: cursor ? items : withOwn(client, items) };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = library;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  // A release that changed while the next page was loading can be on both.
  const cards = useMemo(
    () => [...new Map(data?.pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values()],
    [data],
  );
  const isComplete = data !== undefined && !hasNextPage;
  const counts = useMemo(
    // A complete list is newer than the server's count.
    () => (isComplete ? countStates(cards) : data?.pages[0]?.counts),
    [cards, data, isComplete],
  );
  return { ...library, cards, isComplete, counts };
}
