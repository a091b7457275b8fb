import { useQuery } from '@tanstack/react-query';
import type { CatalogueRow, CatalogueSort } from '../../../../../shared/releases/catalogue-row.ts';
import type { ReleaseStatus } from '../../../../../shared/releases/release-status.ts';
import { api } from '../../../lib/api.ts';
import { usePagedList } from '../../use-paged-list.ts';
import { releaseKeys } from '../keys.ts';
import { inspectionPoll } from './inspection-poll.ts';

/** How often the list is refetched, in milliseconds, to show colleagues' actions and the delayed effects of writes. */
const REFETCH_MS = 10_000;

/**
 * All artists' releases with one status, in the requested order, or those that match a search. Also returns every tab's
 * count.
 */
export const useCatalogue = (
  tab: ReleaseStatus,
  { q = '', sort }: { q?: string; sort?: CatalogueSort | undefined } = {},
) =>
  usePagedList({
    queryKey: releaseKeys.catalogue(tab, { q, sort }),
    ask: (cursor) => api('GET /api/admin/releases', { query: { tab, cursor, sort, ...(q && { q }) } }),
    idOf: ({ id }) => id,
    every: REFETCH_MS,
  });

/** Fetches all releases with one status, sorted by title, for a file to download. */
export async function fetchCatalogue(tab: ReleaseStatus): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /api/admin/catalogue', { query: { tab, cursor } });
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return rows;
}

/** A release by any artist. */
export const useOfficeRelease = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.officeRelease(artistId, releaseId),
    queryFn: () => api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params: { artistId, releaseId } }),
    refetchInterval: ({ state }) => state.data !== undefined && inspectionPoll(state.data.release),
  });
