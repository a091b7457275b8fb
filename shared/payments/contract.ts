import * as z from 'zod';
import { contract, rawBody } from '../contract/route.ts';
import { ReleaseId } from '../ids.ts';
import { PlanName } from '../plans/paid-plan.ts';

export const paymentsContract = contract({
  /** create-release-payment (S2 section 7): the browser names a plan, the server knows the price. */
  'POST /api/releases/{releaseId}/checkout': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: z.strictObject({ plan: PlanName }),
    reply: z.object({ url: z.url() }),
    problems: [
      'release-not-found',
      'release-changed',
      'plan-mismatch',
      'plan-already-covered',
      'payment-pending',
      'payment-wrong',
      'payment-provider-unavailable',
    ],
    idempotent: true,
  },
  /** Expires the release's open checkout, if it has one, so that it can be deleted. A checkout that was paid meanwhile is applied. */
  'DELETE /api/releases/{releaseId}/checkout': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    reply: z.object({ expired: z.literal(true) }),
    problems: [
      'release-not-found',
      'checkout-paid',
      'payment-pending',
      'payment-wrong',
      'payment-provider-unavailable',
    ],
  },
  /** verify-release-payment: asks the provider, and applies the same step as the webhook. */
  'POST /api/payments/verify': {
    access: 'signed-in',
    body: z.strictObject({ sessionId: z.string().min(1).max(255) }),
    reply: z.object({ releaseId: ReleaseId, plan: PlanName, royaltyPercentage: z.number() }),
    problems: [
      'payment-not-found',
      'payment-not-completed',
      'payment-refunded',
      'payment-wrong',
      'payment-provider-unavailable',
    ],
  },
  /** Called by the payment provider; authorized by the signature over the exact bytes. */
  'POST /api/webhooks/stripe': {
    access: 'public',
    body: rawBody,
    reply: z.object({ received: z.literal(true) }),
    problems: ['signature-wrong', 'payment-wrong'],
  },
});
