import { useQuery } from '@tanstack/react-query';
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

/** Batches of exports, with how far each is. */
export const useBatches = () =>
  useQuery({
    queryKey: releaseKeys.batches,
    queryFn: () => api('GET /api/admin/exports'),
    refetchInterval: ({ state }) => state.data?.batches.some((one) => one.state === 'making') && LOOK_AGAIN_MS,
  });
