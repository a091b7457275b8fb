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
