import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { releaseKeys } from '../releases/keys.ts';

/** What was handed out of a release. */
export const useExports = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: releaseKeys.exports(artistId, releaseId),
    queryFn: () =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/exports', { params: { artistId, releaseId } }),
  });

/** While one is made, the page looks again so often. */
const LOOK_AGAIN_MS = 2_000;

/** Batches of exports, with how far each is. As they advance, the list of what waits is asked for again. */
export function useBatches() {
  const client = useQueryClient();
  const batches = useQuery({
    queryKey: releaseKeys.batches,
    queryFn: () => api('GET /api/admin/exports'),
    refetchInterval: ({ state }) => state.data?.batches.some((one) => one.state === 'making') && LOOK_AGAIN_MS,
  });
  const done = batches.data?.batches.reduce((sum, one) => sum + one.done, 0);
  useEffect(() => {
    if (done) void client.invalidateQueries({ queryKey: releaseKeys.waiting });
  }, [done, client]);
  return batches;
}
