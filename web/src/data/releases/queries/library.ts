import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { countStates } from '../../../../../shared/releases/library-state.ts';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';
import { newestCard, withOwn } from '../release-cache.ts';

/** The first page is for the eye; the rest comes in larger ones behind it. */
const REST_OF_LIBRARY = 100;

/**
 * Every card of the artist's library. The first 24 are shown as soon as they are there, the others follow by themselves, so that
 * search, filter and order know all of them.
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
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = library;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  // A release that was changed while the next page was loaded can stand on both.
  const cards = useMemo(
    () => [...new Map(data?.pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values()],
    [data],
  );
  const isComplete = data !== undefined && !hasNextPage;
  const counts = useMemo(
    // What is on the page knows more than the server's count of a moment ago, once all of it is there.
    () => (isComplete ? countStates(cards) : data?.pages[0]?.counts),
    [cards, data, isComplete],
  );
  return { ...library, cards, isComplete, counts };
}
