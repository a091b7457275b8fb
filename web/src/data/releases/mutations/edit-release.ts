import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReleaseEdit, TrackEdit } from '../../../../../shared/releases/fields.ts';
import type { TrackOrder } from '../../../../../shared/releases/track-order.ts';
import type { TracksEdit } from '../../../../../shared/releases/tracks-edit.ts';
import { api } from '../../../lib/api.ts';
import { useIntention } from '../../../lib/intention.ts';
import { keepRelease, releaseKeys } from '../queries.ts';
import { useOptimistic } from './use-optimistic.ts';

export function useAddTrack(releaseId: string) {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: () =>
      api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, idempotencyKey: intention.keyFor() }),
    onSuccess: (release) => {
      intention.done();
      keepRelease(client, release);
    },
  });
}

/** Saves one field of a release, if it still has the value that the page showed. */
export function useSaveReleaseField(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReleaseEdit) => api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body }),
    onSuccess: (release) => keepRelease(client, release),
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}

/** The same for a field of one of its tracks. */
export function useSaveTrackField(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trackId, body }: { trackId: string; body: TrackEdit }) =>
      api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params: { releaseId, trackId }, body }),
    onSuccess: (release) => keepRelease(client, release),
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}

/** Another order of the tracks: at once on the page, back when the server refuses. */
export function useMoveTracks(releaseId: string) {
  const order = useOptimistic(releaseId, 'trackIds');
  return useMutation({
    mutationKey: order.mutationKey,
    scope: order.scope,
    mutationFn: (body: TrackOrder) => api('PUT /api/releases/{releaseId}/track-order', { params: { releaseId }, body }),
    onMutate: ({ to }) => order.show(() => to),
    onSuccess: order.keep,
    onError: order.undo,
  });
}

/** One value of a field for all tracks. */
export function useApplyToAll(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TracksEdit) => api('PATCH /api/releases/{releaseId}/tracks', { params: { releaseId }, body }),
    onSuccess: (release) => keepRelease(client, release),
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}
