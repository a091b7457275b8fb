import type { PaymentDetail } from '../../shared/payments/payment-view.ts';
import type { Payment } from './payment.ts';
import { refundPosting, takenPosting } from './payment-posting.ts';
import { postingView } from './posting-view.ts';

/** What we did with a payment: what was posted, given back and mailed. */
export function doneWith(payment: Payment): Pick<PaymentDetail, 'postings' | 'refunds' | 'mails'> {
  const { cents, paidAt } = payment;
  if (payment.state === 'applied') {
    return {
      postings: [postingView(takenPosting(payment))],
      refunds: [],
      mails: [{ template: 'receipt', at: paidAt }],
    };
  }
  const owed = { ...payment, state: 'refunding' as const };
  const mails = [{ template: 'returned', at: paidAt }];
  if (payment.state === 'refunding') {
    return { postings: [postingView(takenPosting(owed))], refunds: [{ cents, state: 'asked', at: paidAt }], mails };
  }
  const { refundedAt: at } = payment;
  return {
    postings: [takenPosting(owed), refundPosting(owed, new Date(at))].map(postingView),
    refunds: [{ cents, state: 'given', at }],
    mails,
  };
}
