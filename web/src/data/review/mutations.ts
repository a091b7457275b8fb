import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { releaseKeys } from '../releases/keys.ts';

type Owned = { artistId: string; releaseId: string };

/** Marks the submission that the page shows as looking good, or takes the mark off (product 22.3). */
export function useMark(params: Owned) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { looksGood: boolean; submittedAt: string }) =>
      api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark', { params, body }),
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.office }),
  });
}
