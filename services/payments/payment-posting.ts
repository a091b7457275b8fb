import { microsOfCents } from '../../shared/money.ts';
import type { Posting } from '../ledger/posting.ts';
import type { AppliedPayment, RefundingPayment } from './payment.ts';

type Taken = AppliedPayment | RefundingPayment;

/**
 * What a payment moves when it is taken, once for each intent. Money that goes back is never revenue: until it is back, it is owed to who
 * paid it, so that the books are right at each moment, and `refunds-due` is what is still on its way.
 */
export const takenPosting = ({ paymentIntentId, plan, releaseId, cents, paidAt, state }: Taken): Posting => ({
  key: `plan:${paymentIntentId}`,
  what: `plan ${plan} of ${releaseId}`,
  entries: [
    { account: 'card-clearing', micros: microsOfCents(cents) },
    { account: state === 'applied' ? 'plan-revenue' : 'refunds-due', micros: -microsOfCents(cents) },
  ],
  at: new Date(paidAt),
});

/** What its refund moves: the other way round. */
export const refundPosting = ({ paymentIntentId, plan, releaseId, cents }: RefundingPayment, at: Date): Posting => ({
  key: `refund:${paymentIntentId}`,
  what: `refund of plan ${plan} of ${releaseId}`,
  entries: [
    { account: 'refunds-due', micros: microsOfCents(cents) },
    { account: 'card-clearing', micros: -microsOfCents(cents) },
  ],
  at,
});
