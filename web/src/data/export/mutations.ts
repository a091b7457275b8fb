import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportProfileName } from '../../../../shared/export/export-profile.ts';
import { api } from '../../lib/api.ts';
import { staleAfter } from '../releases/keys.ts';

type Owned = { artistId: string; releaseId: string };
type Asked = Owned & { profile?: ExportProfileName };

/** Makes the distributor's file and marks the release exported. Once only, so it is never sent again by itself. */
export function useExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ artistId, releaseId, profile }: Asked) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
        params: { artistId, releaseId },
        body: { ...(profile && { profile }) },
      }),
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** The same bytes again. */
export const useDownloadAgain = () =>
  useMutation({
    mutationFn: ({ artistId, releaseId }: Owned) =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/export', { params: { artistId, releaseId } }),
  });
