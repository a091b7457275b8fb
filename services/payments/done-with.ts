import type { PaymentDetail, RefundView } from '../../shared/payments/payment-view.ts';
import type { Intent } from './intent.ts';
import { mailsOf } from './mails-of.ts';
import { postingView } from './posting-view.ts';
import { postingsOf } from './postings-of.ts';

/** What we did with a payment: what was posted, given back and mailed. */
export const doneWith = (intent: Intent): Pick<PaymentDetail, 'postings' | 'refunds' | 'mails'> => ({
  postings: postingsOf(intent).map(postingView).sort(byTime),
  refunds: refundsOf(intent),
  mails: mailsOf(intent).map(({ at, mail }) => ({ template: mail.mail.template, at })),
});

/** What the office asked for, and what the provider gave, each once. */
function refundsOf({ asked, facts }: Intent): RefundView[] {
  const given = Object.entries(facts.refunds).map(([refundId, { cents, at, status, requestId }]): RefundView => {
    const request = requestId === undefined ? undefined : asked[requestId];
    return { refundId, cents, at, state: status, ...(request && { by: request.by.name, reason: request.reason }) };
  });
  const answered = new Set(Object.values(facts.refunds).map(({ requestId }) => requestId));
  const open = Object.entries(asked).flatMap(([id, { cents, at, by, reason, refused }]): RefundView[] =>
    answered.has(id) ? [] : [{ cents, at, by: by.name, reason, state: refused ? 'refused' : 'asked' }],
  );
  return [...given, ...open].sort(byTime);
}

const byTime = (a: { at: string }, b: { at: string }): number => Date.parse(a.at) - Date.parse(b.at);
