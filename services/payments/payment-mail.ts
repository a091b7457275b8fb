import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { DecidedPayment } from './decide-payment.ts';

/** The mail about a payment: its receipt, or that it goes back. */
export function paymentMail({ payment, release }: DecidedPayment): AddressedMail {
  const { artistId: to, releaseId, plan, cents, paidAt, paymentIntentId: paymentId } = payment;
  const about = { releaseId, plan, cents, paidAt, paymentId, title: release?.title ?? '' };
  return payment.state === 'applied'
    ? { to, mail: { template: 'receipt', ...about } }
    : { to, mail: { template: 'returned', why: payment.reason, ...about } };
}
