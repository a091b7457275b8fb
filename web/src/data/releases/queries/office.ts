import { useQuery } from '@tanstack/react-query';
import type { ReleaseStatus } from '../../../../../shared/releases/release-status.ts';
import { api } from '../../../lib/api.ts';
import { usePaged } from '../../paged.ts';
import { releaseKeys } from '../keys.ts';

/** Releases of every artist in one state, newest first, with the counts of all tabs. */
export const useCatalogue = (tab: ReleaseStatus) =>
  usePaged({
    queryKey: releaseKeys.catalogue(tab),
    ask: (cursor) => api('GET /api/admin/releases', { query: { tab, cursor } }),
    idOf: ({ id }) => id,
  });

/** A release of any artist. */
export const useOfficeRelease = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.officeRelease(artistId, releaseId),
    queryFn: () => api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params: { artistId, releaseId } }),
  });
