import type { AddressedMail } from '../../shared/mail/mail.ts';
import { type Intent, isPaid } from './intent.ts';
import { paymentFrom } from './payment-from.ts';

/** An email and its permanent id. */
export type PaymentEmail = { id: string; at: string; mail: AddressedMail };

/**
 * All emails about a payment: its receipt or the notice that it was returned, and each refund of a bought plan. Like
 * the facts, the list only grows.
 */
export function paymentEmails(intent: Intent): PaymentEmail[] {
  if (!isPaid(intent)) return [];
  const { paymentId, sale, decided, facts, asked } = intent;
  const { artistId: to, releaseId, plan, cents } = sale;
  const about = { releaseId, plan, cents, paidAt: facts.paid.at, paymentId, title: decided.title };
  const first = { id: `payment-${paymentId}`, at: facts.paid.at };
  if (decided.outcome !== 'applied') {
    return [{ ...first, mail: { to, mail: { template: 'returned', why: decided.outcome, ...about } } }];
  }
  const endsPlan = paymentFrom(intent)?.refundedAt !== undefined;
  return [
    { ...first, mail: { to, mail: { template: 'receipt', ...about } } },
    ...Object.entries(facts.refunds).map(([id, { cents: refundedCents, at, requestId }]) => {
      const reason = requestId === undefined ? undefined : asked[requestId]?.reason;
      const mail = { template: 'refunded' as const, ...about, refundedCents, endsPlan, ...(reason && { reason }) };
      return { id: `refund-${id}`, at, mail: { to, mail } };
    }),
  ];
}
