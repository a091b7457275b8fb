import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { releaseKeys } from '../releases/keys.ts';

/** A release's exports. */
export const useExports = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.exports(artistId, releaseId),
    queryFn: () =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/exports', { params: { artistId, releaseId } }),
  });

/** How often the page polls while a batch is in progress. */
const POLL_MS = 2_000;

/** Export batches with their progress. While they advance, the list of waiting releases is refetched. */
export function useBatches() {
  const client = useQueryClient();
  const batches = useQuery({
    queryKey: releaseKeys.batches,
    queryFn: () => api('GET /api/admin/exports'),
    refetchInterval: ({ state }) => state.data?.batches.some((one) => one.state === 'making') && POLL_MS,
  });
  const done = batches.data?.batches.reduce((sum, one) => sum + one.done, 0);
  useEffect(() => {
    if (done) void client.invalidateQueries({ queryKey: releaseKeys.waiting });
  }, [done, client]);
  return batches;
}
