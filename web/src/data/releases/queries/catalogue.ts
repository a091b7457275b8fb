import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminTab } from '../../../../../shared/releases/contract.ts';
import { api } from '../../../lib/api.ts';

export const catalogueKeys = {
  all: ['catalogue'] as const,
  tab: (tab: AdminTab) => ['catalogue', tab] as const,
};

/** Releases of every artist in one state, newest first, with the counts of all tabs. */
export const useCatalogue = (tab: AdminTab) =>
  useInfiniteQuery({
    queryKey: catalogueKeys.tab(tab),
    queryFn: ({ pageParam: cursor }) => api('GET /api/admin/releases', { query: { tab, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
