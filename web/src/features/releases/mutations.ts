import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brand } from '../../../../shared/brand.ts';
import type { PlanChoice } from '../../../../shared/plans/paid-plan.ts';
import type { ReleaseEdit, TrackEdit } from '../../../../shared/releases/fields.ts';
import type { ChecklistStep } from '../../../../shared/releases/strategy-steps.ts';
import type { TrackOrder } from '../../../../shared/releases/track-order.ts';
import type { TracksEdit } from '../../../../shared/releases/tracks-edit.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';
import { isProblem } from '../../lib/problem-words.ts';
import { forgetEdits } from './editor/field-edits.ts';
import { forgetRelease, keepRelease, releaseKeys } from './queries.ts';
import { useOptimistic } from './use-optimistic.ts';

/** Makes a draft. @returns the new release */
export function useCreateRelease() {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: () => api('POST /api/releases', { idempotencyKey: intention.keyFor() }),
    onSuccess: (release) => {
      intention.done();
      keepRelease(client, release);
      void client.invalidateQueries({ queryKey: releaseKeys.library });
    },
  });
}

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

/** Irreversible. The artist has accepted the agreement in force, and chosen the plan. */
export function useSubmitRelease(releaseId: string) {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: (plan: PlanChoice) =>
      api('POST /api/releases/{releaseId}/submit', {
        params: { releaseId },
        body: { agreementVersion: brand.agreementVersion, plan },
        idempotencyKey: intention.keyFor(plan),
      }),
    onSuccess: (release) => {
      intention.done();
      forgetEdits(releaseId);
      keepRelease(client, release);
      void client.invalidateQueries({ queryKey: releaseKeys.library });
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

type Tick = { step: ChecklistStep; done: boolean };

/** Ticks a step of the strategy checklist, at once on the page; it goes back when the server refuses (S2 section 4). */
export function useTickStep(releaseId: string) {
  const checklist = useOptimistic(releaseId, 'checklist');
  return useMutation({
    mutationKey: checklist.mutationKey,
    scope: checklist.scope,
    mutationFn: (tick: Tick) => api('PATCH /api/releases/{releaseId}/checklist', { params: { releaseId }, body: tick }),
    onMutate: ({ step, done }) =>
      checklist.show((ticked) => [...ticked.filter((each) => each !== step), ...(done ? [step] : [])]),
    onSuccess: checklist.keep,
    onError: checklist.undo,
  });
}
