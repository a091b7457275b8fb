import { brand } from '../../shared/brand.ts';
import type { Release, WithdrawnRelease } from '../../shared/releases/release.ts';
import type { Intent } from './intent.ts';
import { paymentFrom } from './payment-from.ts';
import { addRefundRequest } from './refund-request.ts';

/** The reason in the email and in the payment's history. */
const REASON = 'The release was withdrawn before it went to stores.';

/** The id of the request is the same for every attempt, so that a payment is refunded once. */
const requestIdOf = ({ paymentId }: Intent): string => `withdrawn_${paymentId}`;

/** Whether a refund was requested because the release was withdrawn. */
export const isWithdrawalRefund = (intent: Intent): boolean => intent.asked[requestIdOf(intent)] !== undefined;

/** Whether the artist withdrew the release. A release that was taken down was exported, and its payments stay. */
export const wasNeverExported = (release: Release | undefined): release is WithdrawnRelease =>
  release?.status === 'withdrawn' && release.exportedAt === undefined;

/**
 * Requests the refund of the rest of a payment for a withdrawn release (product 11.15), unless it was already
 * requested, or the payment does not count: it is being refunded, or the cardholder's bank has the money.
 */
export function addWithdrawalRefund(intent: Intent, { withdrawnAt: at }: WithdrawnRelease): Intent {
  if (!paymentFrom(intent)?.counts || isWithdrawalRefund(intent)) return intent;
  return addRefundRequest(intent, {
    requestId: requestIdOf(intent),
    reason: REASON,
    by: { id: 'platform', name: brand.name },
    at,
  });
}
