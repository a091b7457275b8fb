import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Decision } from '../../../../shared/payouts/office-contract.ts';
import type { OfficePayout, PayoutView } from '../../../../shared/payouts/payout.ts';
import type { PayoutMethod } from '../../../../shared/payouts/payout-method.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { payoutKeys } from './queries.ts';

/** Requests the whole balance. */
export function useRequestPayout() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { methodId: PayoutMethod['methodId']; notes?: string; isLeaving?: true }) =>
      api('POST /api/me/payouts', { body, idempotencyKey: intention.keyFor(JSON.stringify(body)) }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

/** Cancels a request that has not been decided yet. */
export function useCancelPayout() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ payoutId }: Pick<PayoutView, 'payoutId'>) =>
      api('POST /api/me/payouts/{payoutId}/cancel', {
        params: { payoutId },
        idempotencyKey: intention.keyFor(payoutId),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

/** Stores the office's decision on a payout, and refreshes its lists, even if another person decided first. */
export function useDecidePayout({ artistId, payoutId }: Pick<OfficePayout, 'artistId' | 'payoutId'>) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Decision) =>
      api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
        params: { artistId, payoutId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.office }),
  });
}

/** Clears a payout on hold: the office has found that its artist is not the listed person. */
export function useClearPayout({ artistId, payoutId }: Pick<OfficePayout, 'artistId' | 'payoutId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear', {
        params: { artistId, payoutId },
        body: { reason },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.office }),
  });
}
