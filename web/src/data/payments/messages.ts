import type { PaymentView } from '../../../../shared/payments/payment-view.ts';
import { type PlanName, planLabel } from '../../../../shared/plans/plan.ts';
import { submissionRefusals } from '../../../../shared/releases/submission-refusals.ts';
import { price } from '../../lib/format.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { isProblem, messageFor } from '../../lib/problem-message.ts';

const unavailable = 'The payment provider didn’t respond. Please try again in a moment.';

const notConfigured = 'Payments aren’t set up yet. Please try again later, or contact support.';

const wrong = 'The payment doesn’t match this release. Please contact support if payment was completed.';

const checkout = messageFor<'POST /api/releases/{releaseId}/checkout'>({
  ...submissionRefusals,
  'release-not-found': 'This release no longer exists.',
  'release-changed': 'The release was changed in another window. Please try again.',
  'plan-mismatch': 'The number of tracks has changed. Please look at the plan again.',
  'plan-already-covered': 'This release already has this plan or a higher one.',
  'payment-pending': 'A payment for this release is still on its way. Please wait until it arrives.',
  'payment-wrong': wrong,
  'payment-provider-unavailable': unavailable,
  'payments-not-configured': notConfigured,
  'account-inactive': 'Your account needs to be activated by an admin before you can pay for a release.',
});

/** Explains why no checkout was opened (product 10.12). */
export const checkoutMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to create checkout session. Please try again.' : checkout(error);

const unknown = 'We couldn’t find this payment. Please contact support if payment was completed.';

const verify = messageFor<'POST /api/payments/verify'>({
  'release-not-found': 'This release no longer exists. Please contact support if payment was completed.',
  'release-changed': 'The release was changed in another window. Please reload the page.',
  'invalid-request': unknown,
  'payment-not-found': unknown,
  'payment-not-completed': 'The payment is not completed yet.',
  'payment-failed': 'The payment didn’t go through, and you were not charged. You can try again anytime.',
  'payment-refunded': ({ reason }) => {
    if (reason === 'release-gone') return 'This release was deleted. Your payment has been refunded.';
    return reason === 'release-withdrawn'
      ? 'This release was withdrawn. Your payment has been refunded.'
      : 'This release already had the plan. Your payment has been refunded.';
  },
  'payment-wrong': wrong,
  'payment-provider-unavailable': unavailable,
  'payments-not-configured': notConfigured,
});

/**
 * The message for a payment that did not lead to a plan. A refunded payment is reported differently from a failed
 * check.
 */
export const notPaid = (error: unknown) => ({
  title: isProblem(error, 'payment-refunded') ? 'Payment refunded' : 'Payment Verification Failed',
  text: isProblem(error, 'internal') ? 'Please contact support if payment was completed.' : verify(error),
});

/** Whether the provider is still processing the payment. */
export const isPaymentPending = (error: unknown): boolean => isProblem(error, 'payment-not-completed');

/**
 * Whether the provider's answer about a session is final. It is not final while a payment may still arrive, or while an
 * error may be temporary.
 */
export const isFinalPaymentError = (error: unknown): boolean =>
  (['invalid-request', 'payment-not-found', 'payment-failed', 'payment-refunded', 'payment-wrong'] as const).some(
    (code) => isProblem(error, code),
  );

export const cancelled = {
  title: 'Payment Cancelled',
  text: 'Your payment was cancelled. You can try again anytime.',
};

export const paid = ({ plan, title, royaltyPercentage, submission }: Paid) => ({
  title: 'Payment successful',
  text: `The ${planLabel(plan)} plan for ${title} is paid. You keep ${royaltyPercentage}% of its royalties.${submission === 'due' ? ' It is being submitted.' : ''}`,
});
type Paid = { plan: PlanName; title: string; royaltyPercentage: number; submission: string };

export const paymentPending = {
  title: 'Payment processing',
  text: 'Your payment is on its way, and we keep checking. You can leave this page: your release gets its plan as soon as it arrives.',
};

export const paymentsMessage = messageFor<
  | 'GET /api/payments'
  | 'GET /api/payments/{paymentId}'
  | 'GET /api/admin/payments'
  | 'GET /api/admin/payments/{paymentId}'
  | 'GET /api/admin/provider-events'
>({ 'payment-not-found': 'This payment doesn’t exist.' });

type PaymentOutcome = Pick<PaymentView, 'state' | 'refundedCents'>;

/** The state of a payment, in two or three words. */
export const paymentStateText = ({ state, refundedCents }: PaymentOutcome): string =>
  ({
    paid: 'Paid',
    refunding: 'Refund on its way',
    refunded: 'Refunded',
    'partly-refunded': `${price(refundedCents)} refunded`,
    disputed: 'Disputed',
    'dispute-lost': 'Dispute lost',
  })[state];

/** The reason for a refund: the office's words, or the product's own reason. */
export const refundReasonText = ({ reason, returned }: Pick<PaymentView, 'reason' | 'returned'>): string | undefined =>
  reason ??
  (returned &&
    {
      'already-covered': 'The release already had this plan',
      'release-gone': 'The release was deleted',
      'release-withdrawn': 'The release was withdrawn',
    }[returned]);

/** Explains why nothing was refunded. */
export const refundMessage = messageFor<'POST /api/admin/payments/{paymentId}/refund'>({
  ...freshSignInMessages,
  'payment-not-found': 'This payment doesn’t exist.',
  'payment-not-refundable': ({ state, leftCents }) =>
    (state === 'paid' || state === 'partly-refunded') && Number(leftCents) > 0
      ? `Only ${price(Number(leftCents))} of this payment can still be refunded.`
      : 'Nothing is left to refund: it is already being refunded, or the bank has taken it back.',
  'release-changed': 'The release has changed. Please try again.',
});
