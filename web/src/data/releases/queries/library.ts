import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { countStates } from '../../../../../shared/releases/library-state.ts';
import { api } from '../../../lib/api.ts';
import { FIRST_PAGE } from '../../use-paged-list.ts';
import { releaseKeys } from '../keys.ts';
import { newestCards } from '../release-cache.ts';

/** The size of all pages but the first. The first one is smaller, so that the library appears at once. */
const LATER_PAGE_SIZE = 100;

/**
 * All cards in the artist's library. The first 24 are shown as soon as they arrive; the rest load automatically, so
 * that search, filters and order cover all releases.
 */
export function useLibrary() {
  const client = useQueryClient();
  const library = useInfiniteQuery({
    queryKey: releaseKeys.library,
    queryFn: async ({ pageParam: cursor }) => {
      const page = await api('GET /api/releases', { query: cursor ? { cursor, limit: LATER_PAGE_SIZE } : {} });
      return { ...page, items: await newestCards(client, page.items, { isFirst: cursor === FIRST_PAGE }) };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = library;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  // A release that changed while the next page was loading can be on both pages.
  const cards = useMemo(
    () => [...new Map(data?.pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values()],
    [data],
  );
  const isComplete = data !== undefined && !hasNextPage;
  const counts = useMemo(
    // A complete list is more current than the server's count.
    () => (isComplete ? countStates(cards) : data?.pages[0]?.counts),
    [cards, data, isComplete],
  );
  return { ...library, cards, isComplete, counts };
}
