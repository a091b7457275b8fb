import { useMutation } from '@tanstack/react-query';
import type { ReleaseEdit, TrackEdit } from '../../../../../shared/releases/field-edit.ts';
import type { TracksEdit } from '../../../../../shared/releases/shared-track-fields.ts';
import type { TrackOrder } from '../../../../../shared/releases/track-order.ts';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { singleTrackEdit } from './single-track-edit.ts';
import { useDraftChange } from './use-draft-change.ts';
import { useOptimisticPart } from './use-optimistic-part.ts';

export function useAddTrack(releaseId: string) {
  const intention = useIdempotencyKey();
  const { onSuccess, onError } = useDraftChange(releaseId);
  return useMutation({
    mutationFn: () =>
      api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, idempotencyKey: intention.keyFor() }),
    onSuccess: (release) => {
      intention.done();
      onSuccess(release);
    },
    onError,
  });
}

/** Saves a release's field, unless it has changed since the page showed it. */
export const useSaveReleaseField = (releaseId: string) =>
  useMutation({
    mutationFn: (body: ReleaseEdit) => api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body }),
    ...useDraftChange(releaseId),
  });

/**
 * Saves a track's field, unless it has changed since the page showed it. Renaming the only track also renames a single
 * with the same name.
 */
export const useSaveTrackField = (releaseId: string) =>
  useMutation({
    mutationFn: async ({ trackId, body }: { trackId: string; body: TrackEdit }) => {
      const params = { releaseId, trackId };
      const release = await api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params, body });
      const follows = singleTrackEdit(release, body);
      if (!follows) return release;
      // The track stays saved even if this fails. A release whose name then differs gets a finding.
      return api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body: follows }).catch(() => release);
    },
    ...useDraftChange(releaseId),
  });

/** Sets a field on all tracks. */
export const useApplyToAll = (releaseId: string) =>
  useMutation({
    mutationFn: (body: TracksEdit) => api('PATCH /api/releases/{releaseId}/tracks', { params: { releaseId }, body }),
    ...useDraftChange(releaseId),
  });

/** Reorders the tracks. The page shows the new order at once, and reverts if the server rejects it. */
export function useMoveTracks(releaseId: string) {
  const order = useOptimisticPart(releaseId, 'trackIds');
  return useMutation({
    mutationKey: order.mutationKey,
    scope: order.scope,
    mutationFn: (body: TrackOrder) => api('PUT /api/releases/{releaseId}/track-order', { params: { releaseId }, body }),
    onMutate: ({ to }) => order.show(() => to),
    onSuccess: order.store,
    onError: order.undo,
  });
}
