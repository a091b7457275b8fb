import type { AddressedMail } from '../../shared/mail/mail.ts';
import { type Intent, isPaid } from './intent.ts';
import { paymentOf } from './payment-of.ts';

/** A mail under its id, which it has for ever. */
export type PaymentMail = { id: string; at: string; mail: AddressedMail };

/**
 * Every mail that follows of what is known of a payment: its receipt, or that it goes back; and each refund of a plan that was bought. It
 * only grows, as the facts do.
 */
export function mailsOf(intent: Intent): PaymentMail[] {
  if (!isPaid(intent)) return [];
  const { paymentId, sale, decided, facts, asked } = intent;
  const { artistId: to, releaseId, plan, cents } = sale;
  const about = { releaseId, plan, cents, paidAt: facts.paid.at, paymentId, title: decided.title };
  const first = { id: `payment-${paymentId}`, at: facts.paid.at };
  if (decided.outcome !== 'applied') {
    return [{ ...first, mail: { to, mail: { template: 'returned', why: decided.outcome, ...about } } }];
  }
  const endsPlan = paymentOf(intent)?.refundedAt !== undefined;
  return [
    { ...first, mail: { to, mail: { template: 'receipt', ...about } } },
    ...Object.entries(facts.refunds).map(([id, { cents: refundedCents, at, requestId }]) => {
      const reason = requestId === undefined ? undefined : asked[requestId]?.reason;
      const mail = { template: 'refunded' as const, ...about, refundedCents, endsPlan, ...(reason && { reason }) };
      return { id: `refund-${id}`, at, mail: { to, mail } };
    }),
  ];
}
