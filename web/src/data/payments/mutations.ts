import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { releaseKeys } from '../releases/keys.ts';
import { paymentKeys } from './queries.ts';

type Order = {
  plan: PlanName;
  /** The version of the agreement that the artist accepts. If it is set, the payment also submits the release. */
  agreementVersion?: string;
};

/** Opens a checkout. @returns the URL of the payment page */
export function useCheckout(releaseId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (order: Order) =>
      api('POST /api/releases/{releaseId}/checkout', {
        params: { releaseId },
        body: order,
        idempotencyKey: intention.keyFor(JSON.stringify(order)),
      }),
    onSuccess: () => {
      intention.done();
      // Refetches the release, because it now has an open checkout.
      return client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
    },
  });
}

/**
 * Refunds a payment in full, or a part of it in cents, and refreshes the office's views of the payment and its release.
 */
export function useRefund(paymentId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { reason: string; cents?: number }) =>
      api('POST /api/admin/payments/{paymentId}/refund', {
        params: { paymentId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled: () =>
      Promise.all([paymentKeys.office, releaseKeys.office].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
