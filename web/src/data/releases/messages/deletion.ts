import { isProblem, messageFor } from '../../../lib/problem-message.ts';
import { changed, notFound } from './shared.ts';

export const deleteTrackMessage = messageFor<'DELETE /api/releases/{releaseId}/tracks/{trackId}'>({
  'release-not-found': notFound,
  'track-not-found': 'This track is no longer part of the release.',
  'release-locked': 'This release has been submitted, so its tracks can’t be changed.',
  'release-changed': changed,
});

const deleteRelease = messageFor<'DELETE /api/releases/{releaseId}' | 'DELETE /api/releases/{releaseId}/checkout'>({
  'release-not-found': notFound,
  'release-locked': 'This release has been submitted and can no longer be deleted.',
  'release-paid': 'This release is paid for. Please ask for a refund first; then it can be deleted.',
  'checkout-open': 'A payment page for this release is still open. Please try again in a moment.',
  'release-changed': 'The release was changed in another window. Please try again.',
  'checkout-paid': 'This release has just been paid for. Please ask for a refund first; then it can be deleted.',
  'payment-pending': 'A payment for this release is on its way. Please try again when it has arrived.',
  'payment-wrong': 'A payment for this release doesn’t match it. Please contact support.',
  'payment-provider-unavailable': 'The payment provider didn’t respond. Please try again in a moment.',
  'payments-not-configured':
    'A payment page for this release is still open, and we can’t reach the payment provider. Please contact support.',
});

/** Explains why a release was not deleted (product 5.7), with the reason if the artist can act on it. */
export const deleteMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to delete release. Please try again.' : deleteRelease(error);
