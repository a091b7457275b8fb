import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract, rawBody } from '../contract/route.ts';
import { ReleaseId } from '../ids.ts';
import { PlanName } from '../plans/paid-plan.ts';
import { Text } from '../text-schemas.ts';
import {
  OfficePayment,
  PaymentDetail,
  PaymentId,
  PaymentTotals,
  PaymentView,
  ProviderEventView,
  paymentStates,
} from './payment-view.ts';

/** The provider's id of a checkout session. */
const SessionId = z.string().regex(/^cs_\w{1,250}$/);

export const paymentsContract = contract({
  /**
   * Opens a checkout. The browser names a plan; the server knows the price (product 10.7). With `agreementVersion` the
   * artist accepts the agreement, and the payment submits the release (product 11.12). If the release could not be
   * submitted after the payment, the call fails with the same problem, so that the artist does not pay in vain.
   */
  'POST /api/releases/{releaseId}/checkout': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: z.strictObject({ plan: PlanName, agreementVersion: z.string().max(20, { abort: true }).optional() }),
    reply: z.object({ url: z.url() }),
    problems: [
      'release-not-found',
      'release-changed',
      'plan-mismatch',
      'plan-already-covered',
      'release-already-submitted',
      'release-withdrawn',
      'release-incomplete',
      'release-too-large',
      'cell-not-exportable',
      'agreement-outdated',
      'code-wrong',
      'code-taken',
      'payment-pending',
      'payment-wrong',
      'payment-provider-unavailable',
      'payments-not-configured',
    ],
    idempotent: 'locked',
  },
  /**
   * Expires the release's open checkout, if there is one, so that the release can be deleted. If the checkout has just
   * been paid, the payment is applied instead.
   */
  'DELETE /api/releases/{releaseId}/checkout': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    reply: z.object({ expired: z.literal(true) }),
    problems: [
      'release-not-found',
      'release-changed',
      'checkout-paid',
      'payment-pending',
      'payment-wrong',
      'payment-provider-unavailable',
      'payments-not-configured',
    ],
  },
  /** Asks the provider for the session, and applies the payment just as the webhook does (product 10.9). */
  'POST /api/payments/verify': {
    access: 'signed-in',
    body: z.strictObject({ sessionId: SessionId }),
    reply: z.object({
      releaseId: ReleaseId,
      title: z.string(),
      /**
       * The state of the submission: left to the artist, due because of this payment, made by it, rejected after it, or
       * made before it.
       */
      submission: z.enum(['open', 'due', 'submitted', 'refused', 'earlier']),
      plan: PlanName,
      royaltyPercentage: z.number(),
    }),
    problems: [
      'release-not-found',
      'release-changed',
      'payment-not-found',
      'payment-not-completed',
      'payment-failed',
      'payment-refunded',
      'payment-wrong',
      'payment-provider-unavailable',
      'payments-not-configured',
    ],
  },
  /** Lists the caller's own payments, newest first. */
  'GET /api/payments': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(PaymentView),
    problems: [],
  },
  /** Shows the receipt for one of the caller's payments. Another artist's payment is reported as not found. */
  'GET /api/payments/{paymentId}': {
    access: 'signed-in',
    params: z.object({ paymentId: PaymentId }),
    reply: PaymentView,
    problems: ['payment-not-found'],
  },
  /** Lists all payments, newest first. */
  'GET /api/admin/payments': {
    access: 'finance',
    query: z.strictObject({ state: z.enum(paymentStates).optional(), cursor: Cursor.optional() }),
    reply: pageOf(OfficePayment).extend({ totals: PaymentTotals }),
    conditional: true,
    problems: [],
  },
  /** Shows a payment, with the provider's events and our actions. */
  'GET /api/admin/payments/{paymentId}': {
    access: 'finance',
    params: z.object({ paymentId: PaymentId }),
    reply: PaymentDetail,
    problems: ['payment-not-found'],
  },
  /**
   * Refunds a payment in full or in part; the reason is emailed to the artist. The returned payment is `refunding`
   * until the provider has refunded it.
   */
  'POST /api/admin/payments/{paymentId}/refund': {
    access: 'finance',
    params: z.object({ paymentId: PaymentId }),
    body: z.strictObject({ reason: Text.min(1), cents: z.number().int().positive().max(100_000).optional() }),
    reply: OfficePayment,
    problems: ['payment-not-found', 'payment-not-refundable', 'release-changed', ...freshSignInProblems],
    idempotent: 'in-its-write',
  },
  /** Lists the provider's events that match nothing, newest first (product 10.19). */
  'GET /api/admin/provider-events': {
    access: 'finance',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(ProviderEventView),
    problems: [],
  },
  /**
   * Called by the payment provider; authorized by the signature over the exact bytes. The provider retries an event for
   * three days until it gets a 2xx. So the route rejects only what a retry may fix. An event that only a person can
   * resolve is accepted, and raises an alarm.
   */
  'POST /api/webhooks/stripe': {
    access: 'public',
    body: rawBody,
    reply: z.object({ received: z.literal(true) }),
    problems: ['signature-wrong', 'release-changed', 'payment-provider-unavailable', 'payments-not-configured'],
  },
});
