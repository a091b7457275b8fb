import { useMutation } from '@tanstack/react-query';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';

/** @returns the address of the payment page */
export function useCheckout(releaseId: string) {
  const intention = useIntention();
  return useMutation({
    mutationFn: (plan: PlanName) =>
      api('POST /api/releases/{releaseId}/checkout', {
        params: { releaseId },
        body: { plan },
        idempotencyKey: intention.keyFor(plan),
      }),
    onSuccess: intention.done,
  });
}

/** Asks the server whether a payment has arrived; asking again changes nothing. */
export const verifyPayment = (sessionId: string) => api('POST /api/payments/verify', { body: { sessionId } });
