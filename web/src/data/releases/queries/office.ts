import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AdminTab } from '../../../../../shared/releases/contract.ts';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';

/** Releases of every artist in one state, newest first, with the counts of all tabs. */
export const useCatalogue = (tab: AdminTab) =>
  useInfiniteQuery({
    queryKey: releaseKeys.catalogue(tab),
    queryFn: ({ pageParam: cursor }) => api('GET /api/admin/releases', { query: { tab, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** A release of any artist. */
export const useOfficeRelease = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.officeRelease(artistId, releaseId),
    queryFn: () => api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params: { artistId, releaseId } }),
  });
