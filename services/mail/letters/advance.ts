import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { dollars } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

type State = MailOf<'advance'>['state'];

const wordsFor: Record<State, (amount: string, percent: string) => { subject: string; title: string; text: string }> = {
  granted: (amount, percent) => ({
    subject: `You have an advance of ${amount}`,
    title: 'You have an advance',
    text: `We’ve paid you an advance of ${amount}. It’s in your balance now. ${percent} of your share of each statement goes towards it until it’s repaid.`,
  }),
  'taken-back': (amount) => ({
    subject: `${amount} of your advance was taken back`,
    title: 'Your advance has ended',
    text: `The ${amount} still outstanding on your advance was taken from your balance. Your share no longer goes towards it.`,
  }),
  forgiven: (amount) => ({
    subject: `You don’t have to repay ${amount} of your advance`,
    title: 'Your advance has ended',
    text: `The ${amount} still outstanding on your advance is yours to keep. Your share no longer goes towards it.`,
  }),
};

/** Reports that an advance was granted, taken back or forgiven (product 26.2). */
export function advance({
  state,
  amountMicros,
  parts,
  reason,
  siteUrl,
}: MailOf<'advance'> & { siteUrl: string }): Letter {
  const { subject, title, text } = wordsFor[state](dollars(BigInt(amountMicros)), `${parts / 100}%`);
  return {
    subject,
    preview: text,
    title,
    parts: [
      { kind: 'paragraph', text },
      { kind: 'quote', text: plainText(reason) },
      { kind: 'action', label: 'Open your balance', href: new URL('/dashboard/balance', siteUrl).href },
    ],
    why: `You received this email because you have an account at ${brand.name}.`,
  };
}
