import type { OfficePayment, PaymentView } from '../../shared/payments/payment-view.ts';
import { plans } from '../../shared/plans/plan.ts';
import type { Payment } from './payment.ts';

/** A payment as its artist sees it. */
export function paymentView(payment: Payment): PaymentView {
  const { paymentIntentId: paymentId, releaseId, title, plan, cents, paidAt } = payment;
  return {
    paymentId,
    releaseId,
    title: title ?? '',
    plan,
    percentage: plans[plan].percentage,
    cents,
    refundedCents: payment.state === 'refunded' ? cents : 0,
    state: payment.state === 'applied' ? 'paid' : payment.state,
    paidAt,
    ...(payment.state === 'refunded' && { refundedAt: payment.refundedAt }),
    ...(payment.state !== 'applied' && { returned: payment.reason }),
  };
}

/** A payment as the office sees it. */
export const officePayment = (payment: Payment): OfficePayment => ({
  ...paymentView(payment),
  artistId: payment.artistId,
  artistName: payment.artistName ?? '',
});
