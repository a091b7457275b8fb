import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { dataExportKeys } from './queries.ts';

/** Requests an archive of all of the artist's data. */
export function useRequestData() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: () => api('POST /api/me/data-export'),
    onSuccess: (last) => client.setQueryData(dataExportKeys.last(userId), last),
  });
}

/** Downloads a part of the archive from a short-lived URL. */
export const useDownloadData = () =>
  useMutation({
    mutationFn: async (part: number) => {
      const { url } = await api('GET /api/me/data-export/parts/{part}', { params: { part: String(part) } });
      window.location.assign(url);
    },
  });
