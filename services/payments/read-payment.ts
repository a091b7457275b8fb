import { PlanName } from '../../shared/plans/paid-plan.ts';
import { plans } from '../../shared/plans/plan.ts';
import type { Item } from '../platform/table.ts';
import { Intent } from './intent.ts';
import { Payment } from './payment.ts';
import { noFacts } from './provider-facts.ts';

/**
 * Reads a payment as stored. Items from before facts were recorded have one of three states, or none if the payment was
 * applied. Such a payment was only ever refunded in full.
 */
export function readPayment(item: Item): Payment {
  if ('ver' in item) return Payment.parse(item);
  const { paymentIntentId: paymentId, plan, cents, state = 'applied', reason, title = '', artistName = '' } = item;
  const isApplied = state === 'applied';
  return Payment.parse({
    ...item,
    paymentId,
    title,
    artistName,
    percentage: plans[PlanName.parse(plan)].percentage,
    refundedCents: state === 'refunded' ? cents : 0,
    state: isApplied ? 'paid' : state,
    reason: undefined,
    ...(!isApplied && { returned: reason }),
    counts: isApplied,
    ver: 0,
  });
}

/** Derives an intent from the item of a payment that was stored before facts were recorded. */
export function intentFromPayment(payment: Payment): Intent {
  const { paymentId, paidAt, refundedAt, refundedCents, returned, title, artistName, percentage } = payment;
  const { sessionId, artistId, releaseId, plan, cents } = payment;
  const refund = { cents: refundedCents, at: refundedAt ?? paidAt, status: 'given' as const };
  return Intent.parse({
    paymentId,
    ver: payment.ver,
    facts: {
      ...noFacts,
      completed: true,
      paid: { sessionId, at: paidAt },
      // The refund was posted under the payment's own id.
      refunds: refundedCents > 0 ? { [paymentId]: refund } : {},
    },
    sale: { sessionId, artistId, releaseId, plan, cents },
    decided: { outcome: returned ?? 'applied', title, artistName, percentage },
  });
}
