import type { PaymentDetail, RefundView } from '../../shared/payments/payment-view.ts';
import type { Intent } from './intent.ts';
import { paymentEmails } from './payment-emails.ts';
import { postingView } from './posting-view.ts';
import { postingsFrom } from './postings-from.ts';

/** The postings, refunds and emails that belong to a payment. */
export const paymentActions = (intent: Intent): Pick<PaymentDetail, 'postings' | 'refunds' | 'mails'> => ({
  postings: postingsFrom(intent).map(postingView).sort(byTime),
  refunds: refundViews(intent),
  mails: paymentEmails(intent).map(({ at, mail }) => ({ template: mail.mail.template, at })),
});

/** Refunds, both those requested by the office and those made by the provider, each once. */
function refundViews({ asked, facts }: Intent): RefundView[] {
  const made = Object.entries(facts.refunds).map(([refundId, { cents, at, status, requestId }]): RefundView => {
    const request = requestId === undefined ? undefined : asked[requestId];
    return { refundId, cents, at, state: status, ...(request && { by: request.by.name, reason: request.reason }) };
  });
  const answered = new Set(Object.values(facts.refunds).map(({ requestId }) => requestId));
  const open = Object.entries(asked).flatMap(([id, { cents, at, by, reason, refused }]): RefundView[] =>
    answered.has(id) ? [] : [{ cents, at, by: by.name, reason, state: refused ? 'refused' : 'asked' }],
  );
  return [...made, ...open].sort(byTime);
}

const byTime = (a: { at: string }, b: { at: string }): number => Date.parse(a.at) - Date.parse(b.at);
