import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isProblem } from '../../../lib/problem-words.ts';
import { forgetEdits } from '../edits/field-edits.ts';
import { forgetRelease, keepRelease, releaseKeys } from '../queries.ts';

/** Removes a track of a draft; the others are renumbered. */
export function useDeleteTrack(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (trackId: string) => {
      try {
        return await api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params: { releaseId, trackId } });
      } catch (error) {
        // A first try may have done it before its answer was lost.
        if (!isProblem(error, 'track-not-found')) throw error;
        return (await api('GET /api/releases/{releaseId}', { params: { releaseId } })).release;
      }
    },
    onSuccess: (release, trackId) => {
      forgetEdits(releaseId, trackId);
      keepRelease(client, release);
    },
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}

/**
 * Deletes a draft. A checkout that is still open is expired at the payment provider first, so that nobody pays for what is gone
 * (decisions, "Refund, dispute").
 */
export function useDeleteRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (releaseId: string) => {
      const request = { params: { releaseId } };
      // What is not there any more is deleted: a first try may have done it before its answer was lost.
      const remove = () =>
        api('DELETE /api/releases/{releaseId}', request).catch((error: unknown) => {
          if (!isProblem(error, 'release-not-found')) throw error;
        });
      try {
        await remove();
      } catch (error) {
        if (!isProblem(error, 'checkout-open')) throw error;
        await api('DELETE /api/releases/{releaseId}/checkout', request);
        await remove();
      }
    },
    onSuccess: (_, releaseId) => {
      forgetEdits(releaseId);
      forgetRelease(client, releaseId);
    },
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.all }),
  });
}
