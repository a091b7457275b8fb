import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brand } from '../../../../shared/brand.ts';
import type { Edit, ReleaseField, TrackField } from '../../../../shared/releases/fields.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';
import { keepRelease, releaseKeys } from './queries.ts';

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
    mutationFn: (body: Edit<ReleaseField>) => api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body }),
    onSuccess: (release) => keepRelease(client, release),
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}

/** The same for a field of a track. */
export function useSaveTrackField(releaseId: string, trackId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Edit<TrackField>) =>
      api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params: { releaseId, trackId }, body }),
    onSuccess: (release) => keepRelease(client, release),
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}

/** Irreversible. The artist has accepted the agreement in force. */
export function useSubmitRelease(releaseId: string) {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: () =>
      api('POST /api/releases/{releaseId}/submit', {
        params: { releaseId },
        body: { agreementVersion: brand.agreementVersion },
        idempotencyKey: intention.keyFor(),
      }),
    onSuccess: (release) => {
      intention.done();
      keepRelease(client, release);
      void client.invalidateQueries({ queryKey: releaseKeys.library });
    },
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}
