import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { dollars } from '../../../shared/money.ts';
import type { PayoutState } from '../../../shared/payouts/payout-state.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';

const BACK = 'The money is in your balance again, and you can ask for it at any time.';

/** What is said of a payout in each state, `amount` in dollars. */
const said: Record<PayoutState, (amount: string) => { subject: string; title: string; text: string }> = {
  requested: (amount) => ({
    subject: `We have your request for ${amount}`,
    title: 'We have your payout request',
    text: `You asked for ${amount}, your whole balance. Processing takes 3-5 business days. Until then you can cancel it on your balance page.`,
  }),
  processing: (amount) => ({
    subject: `Your payout of ${amount} is on its way`,
    title: 'Your payout is on its way',
    text: `We have sent ${amount} on its way to you.`,
  }),
  completed: (amount) => ({
    subject: `Your payout of ${amount} is paid`,
    title: 'Your payout is paid',
    text: `We have paid ${amount} to you. Depending on your bank it may take a few days to arrive.`,
  }),
  returned: (amount) => ({
    subject: `Your payout of ${amount} came back`,
    title: 'Your payout came back to us',
    text: `What we paid to you, ${amount}, was sent back to us. ${BACK}`,
  }),
  rejected: (amount) => ({
    subject: `Your payout request for ${amount} was rejected`,
    title: 'Your payout request was rejected',
    text: `We could not pay ${amount} to you. ${BACK}`,
  }),
  cancelled: (amount) => ({
    subject: `Your payout request for ${amount} is cancelled`,
    title: 'Your payout request is cancelled',
    text: `You have cancelled your request for ${amount}. ${BACK}`,
  }),
  failed: (amount) => ({
    subject: `Your payout of ${amount} failed`,
    title: 'Your payout did not go through',
    text: `The bank did not take our payment of ${amount}. ${BACK}`,
  }),
};

/** A payout came into a state (product 24.6). */
export function payout({
  state,
  amountMicros,
  withheldMicros,
  method,
  requestedAt,
  reference,
  reason,
  payoutId,
  siteUrl,
}: MailOf<'payout'> & { siteUrl: string }): Letter {
  const amount = dollars(BigInt(amountMicros));
  const { subject, title, text } = said[state](amount);
  return {
    subject,
    preview: text,
    title,
    parts: [
      { kind: 'paragraph', text },
      ...(reason ? [{ kind: 'quote' as const, text: plainText(reason) }] : []),
      {
        kind: 'facts',
        rows: [
          ['Amount', amount],
          ...(withheldMicros
            ? ([
                ['Withheld for tax', dollars(BigInt(withheldMicros))],
                ['To you', dollars(BigInt(amountMicros) - BigInt(withheldMicros))],
              ] as const)
            : []),
          ['Payment method', plainText(method)],
          ['Requested', dayOf(requestedAt)],
          ...(reference ? [['Reference', plainText(reference)] as const] : []),
          ['Payout', payoutId],
        ],
      },
      { kind: 'action', label: 'Open your balance', href: new URL('/dashboard/balance', siteUrl).href },
    ],
    why: `You get this mail because you asked for a payout at ${brand.name}. If it was not you, change your password and write to us.`,
  };
}
