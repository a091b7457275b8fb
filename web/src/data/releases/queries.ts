import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Page } from '../../../../shared/contract/page.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import type { ReleaseDetail } from '../../../../shared/releases/contract.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { releaseCard } from '../../../../shared/releases/release-card.ts';
import { api } from '../../lib/api.ts';

export const releaseKeys = {
  all: ['releases'] as const,
  library: ['releases', 'library'] as const,
  detail: (releaseId: string) => ['releases', 'detail', releaseId] as const,
  admin: (artistId: string, releaseId: string) => ['releases', 'admin', artistId, releaseId] as const,
};

const known = (client: QueryClient, releaseId: string): ReleaseDetail | undefined =>
  client.getQueryData(releaseKeys.detail(releaseId));

/** Parts of a release that the page shows as they were asked for, before the server has them. */
export type OptimisticPart = 'trackIds' | 'checklist';
export const partKey = (part: OptimisticPart, releaseId: string) => [part, releaseId] as const;

/** What is on its way is on the page already: an answer that does not know of it leaves it as it is. */
function withPending(client: QueryClient, release: Release): Release {
  const shown = known(client, release.id)?.release;
  if (!shown) return release;
  const isPending = (part: OptimisticPart) => client.isMutating({ mutationKey: partKey(part, release.id) }) > 0;
  const isSameTracks =
    shown.trackIds.length === release.trackIds.length && shown.trackIds.every((id) => release.trackIds.includes(id));
  return {
    ...release,
    ...(isSameTracks && isPending('trackIds') && { trackIds: shown.trackIds }),
    ...(isPending('checklist') && { checklist: shown.checklist }),
  };
}

/** Puts the answer of a write where the page reads it, unless something newer is already there. */
export function keepRelease(client: QueryClient, answer: Release): Release {
  const release = withPending(client, answer);
  client.setQueryData<ReleaseDetail>(releaseKeys.detail(release.id), (before) =>
    before && before.release.rev > release.rev ? before : { media: before?.media ?? [], release },
  );
  changeCards(client, (cards) =>
    cards.map((card) => (card.id === release.id && card.rev < release.rev ? releaseCard(release) : card)),
  );
  return release;
}

/** Takes a release that was deleted off the page. */
export function forgetRelease(client: QueryClient, releaseId: string): void {
  client.removeQueries({ queryKey: releaseKeys.detail(releaseId) });
  changeCards(client, (cards) => cards.filter(({ id }) => id !== releaseId));
}

function changeCards(client: QueryClient, change: (cards: ReleaseCard[]) => ReleaseCard[]): void {
  client.setQueryData<InfiniteData<Page<ReleaseCard>>>(
    releaseKeys.library,
    (library) =>
      library && { ...library, pages: library.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

/** Cards follow a release a moment later; the page never shows one that is older than the release that it knows. */
function newest(client: QueryClient, card: ReleaseCard): ReleaseCard {
  const release = known(client, card.id)?.release;
  return release && release.rev > card.rev ? releaseCard(release) : card;
}

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
      return { ...page, items: page.items.map((card) => newest(client, card)) };
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
  return { ...library, cards, isComplete: data !== undefined && !hasNextPage };
}

/** An upload's address is valid for a quarter of an hour; one that is awaited for longer will not come any more. */
const AWAITED_MS = 20 * 60_000;
const POLL_MS = 1000;

const awaitsFile = (detail: ReleaseDetail | undefined): boolean =>
  detail?.media.some(
    ({ state, createdAt }) => state === 'awaited' && Date.now() - Date.parse(createdAt) < AWAITED_MS,
  ) ?? false;

/** @param watch ask every second: a file that was just sent is being checked */
export function useRelease(releaseId: string, { watch = false }: { watch?: boolean } = {}) {
  const client = useQueryClient();
  return useQuery({
    queryKey: releaseKeys.detail(releaseId),
    queryFn: async () => {
      const detail = await api('GET /api/releases/{releaseId}', { params: { releaseId } });
      const before = known(client, releaseId);
      if (before && before.release.rev > detail.release.rev) return { ...detail, release: before.release };
      return { ...detail, release: withPending(client, detail.release) };
    },
    refetchInterval: ({ state }) => (watch || awaitsFile(state.data) ? POLL_MS : false),
  });
}

export const useAdminRelease = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.admin(artistId, releaseId),
    queryFn: () => api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params: { artistId, releaseId } }),
  });
