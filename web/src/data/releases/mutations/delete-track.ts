import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isProblem } from '../../../lib/problem-message.ts';
import { forgetEdits } from '../../edits/edit-store.ts';
import { useDraftChange } from './use-draft-change.ts';

/** Deletes a track from a draft; the others are renumbered. */
export function useDeleteTrack(releaseId: string) {
  const { onSuccess, onError } = useDraftChange(releaseId);
  return useMutation({
    mutationFn: async (trackId: string) => {
      try {
        return await api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params: { releaseId, trackId } });
      } catch (error) {
        // A first attempt may have deleted the track before its response was lost.
        if (!isProblem(error, 'track-not-found')) throw error;
        return (await api('GET /api/releases/{releaseId}', { params: { releaseId } })).release;
      }
    },
    onSuccess: (release, trackId) => {
      forgetEdits(releaseId, trackId);
      onSuccess(release);
    },
    onError,
  });
}
