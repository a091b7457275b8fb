import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Puts the answer of a write where the page reads it, unless something newer is already there. */
export function keepRelease(client: QueryClient, release: Release): Release {
  client.setQueryData<ReleaseDetail>(releaseKeys.detail(release.id), (before) =>
    before && before.release.rev > release.rev ? before : { media: before?.media ?? [], release },
  );
  return release;
}

/** Cards follow a release a moment later; the page never shows one that is older than the release that it knows. */
function newest(client: QueryClient, card: ReleaseCard): ReleaseCard {
  const release = known(client, card.id)?.release;
  return release && release.rev > card.rev ? releaseCard(release) : card;
}

export function useLibrary() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: releaseKeys.library,
    queryFn: async ({ pageParam: cursor }) => {
      const page = await api('GET /api/releases', { query: { cursor } });
      return { ...page, items: page.items.map((card) => newest(client, card)) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
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
      return before && before.release.rev > detail.release.rev ? { ...detail, release: before.release } : detail;
    },
    refetchInterval: ({ state }) => (watch || awaitsFile(state.data) ? POLL_MS : false),
  });
}

export const useAdminRelease = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.admin(artistId, releaseId),
    queryFn: () => api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params: { artistId, releaseId } }),
  });
