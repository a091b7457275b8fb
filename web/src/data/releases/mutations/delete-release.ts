import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isProblem } from '../../../lib/problem-message.ts';
import { forgetEdits } from '../../edits/edit-store.ts';
import { staleAfter } from '../keys.ts';
import { removeRelease } from '../release-cache.ts';

/**
 * Also succeeds if the release does not exist, because a first attempt may have deleted it before its response was
 * lost.
 */
const remove = (releaseId: string) =>
  api('DELETE /api/releases/{releaseId}', { params: { releaseId } }).catch((error: unknown) => {
    if (!isProblem(error, 'release-not-found')) throw error;
  });

/**
 * Deletes a draft. The payment provider expires an open checkout first, so that nobody pays for a deleted release
 * (product 5.8).
 */
export function useDeleteRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (releaseId: string) => {
      try {
        await remove(releaseId);
      } catch (error) {
        if (!isProblem(error, 'checkout-open')) throw error;
        await api('DELETE /api/releases/{releaseId}/checkout', { params: { releaseId } });
        await remove(releaseId);
      }
    },
    onSuccess: (_, releaseId) => {
      forgetEdits(releaseId);
      removeRelease(client, releaseId);
    },
    onError: () => client.invalidateQueries({ queryKey: staleAfter.notDeleted }),
  });
}
