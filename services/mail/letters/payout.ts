import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { dollars } from '../../../shared/money.ts';
import { isReturnedToBalance, type PayoutState } from '../../../shared/payouts/payout-state.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';

/**
 * Amounts in dollars, formatted: the amount that arrives, the amount that leaves the balance, and any tax withheld from
 * that.
 */
type Amounts = { net: string; gross: string; withheld: string | undefined };

const inBalance = ({ gross, withheld }: Amounts) =>
  `${withheld ? `All ${gross}` : 'The money'} is back in your balance, and you can request it at any time.`;
const lessTax = ({ gross, withheld }: Amounts) =>
  withheld ? ` It is your balance of ${gross}, less ${withheld} withheld for tax.` : '';

/** The wording for a payout in each state: the amount that arrives comes first (product 24.14). */
const wordsFor: Record<PayoutState, (amounts: Amounts) => { subject: string; title: string; text: string }> = {
  requested: (amounts) => ({
    subject: `We’ve received your request for ${amounts.net}`,
    title: 'We’ve received your payout request',
    text: `You asked for ${amounts.withheld ? amounts.net : `${amounts.net}, your whole balance`}.${lessTax(amounts)} Processing takes 3-5 business days. Until then you can cancel it on your balance page.`,
  }),
  processing: (amounts) => ({
    subject: `Your payout of ${amounts.net} is on its way`,
    title: 'Your payout is on its way',
    text: `${amounts.net} is with our bank, and on its way to you.${lessTax(amounts)}`,
  }),
  completed: (amounts) => ({
    subject: `Your payout of ${amounts.net} is paid`,
    title: 'Your payout is paid',
    text: `We’ve paid you ${amounts.net}.${lessTax(amounts)} Depending on your bank it may take a few days to arrive.`,
  }),
  returned: (amounts) => ({
    subject: `Your payout of ${amounts.net} was returned`,
    title: 'Your payout was returned to us',
    text: `The bank returned the ${amounts.net} we paid you. ${inBalance(amounts)}`,
  }),
  rejected: (amounts) => ({
    subject: `Your payout request for ${amounts.gross} was rejected`,
    title: 'Your payout request was rejected',
    text: `We couldn’t pay you ${amounts.gross}. ${inBalance(amounts)}`,
  }),
  cancelled: (amounts) => ({
    subject: `Your payout request for ${amounts.gross} is cancelled`,
    title: 'Your payout request is cancelled',
    text: `You cancelled your request for ${amounts.gross}. ${inBalance(amounts)}`,
  }),
  failed: (amounts) => ({
    subject: `Your payout of ${amounts.net} failed`,
    title: 'Your payout didn’t go through',
    text: `The bank didn’t accept our payment of ${amounts.net}. ${inBalance(amounts)}`,
  }),
};

/** A payout changed its state, or went to the bank (product 24.6). */
export function payout({
  state,
  amountMicros,
  withheldMicros = '0',
  method,
  requestedAt,
  reference,
  reason,
  payoutId,
  siteUrl,
}: MailOf<'payout'> & { siteUrl: string }): Letter {
  const gross = dollars(BigInt(amountMicros));
  const net = dollars(BigInt(amountMicros) - BigInt(withheldMicros));
  const withheld = withheldMicros === '0' ? undefined : dollars(BigInt(withheldMicros));
  const { subject, title, text } = wordsFor[state]({ net, gross, withheld });
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
          // Nothing is withheld from a payout that was not paid.
          ['Amount', isReturnedToBalance(state) ? gross : net],
          ...(withheld && !isReturnedToBalance(state)
            ? ([
                ['From your balance', gross],
                ['Withheld for tax', withheld],
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
    why: `You received this email because you asked for a payout at ${brand.name}. If it wasn’t you, change your password and write to us.`,
  };
}
