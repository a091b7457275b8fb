import { Problem } from '../../shared/contract/problem.ts';
import { type Intent, isPaid, type RefundRequest } from './intent.ts';
import { owedCents, paymentFrom } from './payment-from.ts';

type NewRefundRequest = Omit<RefundRequest, 'cents'> & { requestId: string; cents?: number | undefined };

/**
 * Requests a refund of a payment that bought a plan: the whole remainder, or part of it (product 10.21).
 * @throws Problem `payment-not-found`; `payment-not-refundable` with the amount left, if that is too little, if we
 * refund the payment automatically, or if the cardholder's bank has the money
 */
export function addRefundRequest(intent: Intent, { requestId, cents, ...ask }: NewRefundRequest): Intent {
  const payment = paymentFrom(intent);
  if (!payment || !isPaid(intent)) throw new Problem('payment-not-found');
  const leftCents = payment.cents - payment.refundedCents - owedCents(intent);
  const isBanks = payment.state === 'disputed' || payment.state === 'dispute-lost';
  const isLeft = leftCents > 0 && (cents ?? leftCents) <= leftCents;
  if (payment.returned || isBanks || !isLeft) {
    throw new Problem('payment-not-refundable', { state: payment.state, leftCents });
  }
  return { ...intent, asked: { ...intent.asked, [requestId]: { ...ask, cents: cents ?? leftCents } } };
}

/** Records that the provider will never make the refund, so the money is no longer owed. */
export function refuseRefund(intent: Intent, requestId: string, refused: { at: string; code: string }): Intent {
  const request = intent.asked[requestId];
  if (!request || isAnswered(intent, requestId)) return intent;
  return { ...intent, asked: { ...intent.asked, [requestId]: { ...request, refused } } };
}

const isAnswered = ({ facts, asked }: Intent, requestId: string): boolean =>
  asked[requestId]?.refused !== undefined ||
  Object.values(facts.refunds).some((refund) => refund.requestId === requestId);

/** The requests that the provider has not answered. */
export const unansweredRequests = (intent: Intent): [string, RefundRequest][] =>
  Object.entries(intent.asked).filter(([id]) => !isAnswered(intent, id));
