import { isProblem, messageFor } from '../../../lib/problem-message.ts';
import { changed, notFound } from './shared.ts';

const withdraw = messageFor<'POST /api/releases/{releaseId}/withdraw' | 'DELETE /api/releases/{releaseId}/checkout'>({
  'release-not-found': notFound,
  'release-not-submitted': 'Only a submitted release can be withdrawn. You can delete a draft instead.',
  'release-already-exported': 'This release has already been sent to stores. Take it down instead.',
  'release-withdrawn': 'This release is already withdrawn.',
  'release-changed': changed,
  'checkout-open': 'A payment page for this release is still open. Please try again in a moment.',
  'checkout-paid': 'This release has just been paid for. Please try again.',
  'payment-pending': 'A payment for this release is on its way. Please try again when it has arrived.',
  'payment-wrong': 'A payment for this release doesn’t match it. Please contact support.',
  'payment-provider-unavailable': 'The payment provider didn’t respond. Please try again in a moment.',
  'payments-not-configured':
    'A payment page for this release is still open, and we can’t reach the payment provider. Please contact support.',
});

/** Explains why a release was not withdrawn (product 11.15). */
export const withdrawReleaseMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to withdraw the release. Please try again.' : withdraw(error);
