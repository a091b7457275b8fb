import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReasonCode } from '../../../../shared/releases/review-reasons.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { releaseKeys } from '../releases/keys.ts';

type Owned = { artistId: string; releaseId: string };

/** Marks the submission shown as looking good, or removes the mark (product 22.3). */
export function useMark(params: Owned) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { looksGood: boolean; submittedAt: string }) =>
      api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark', { params, body }),
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.office }),
  });
}

type Reason = { code: ReasonCode; trackId?: string; note?: string };

/** Sends a submission back to its artist, with reasons and a message (product 21.2). */
export function useRequestChanges(params: Owned) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { submittedAt: string; reasons: Reason[]; message: string }) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes', {
        params,
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.office }),
  });
}
