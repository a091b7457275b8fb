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
    text: `We have paid you an advance of ${amount}. It is in your balance now. We keep ${percent} of your share of each statement until it is repaid.`,
  }),
  'taken-back': (amount) => ({
    subject: `${amount} of your advance was taken back`,
    title: 'Your advance has ended',
    text: `We took the outstanding ${amount} of your advance back from your balance. We no longer keep any of your share for it.`,
  }),
  forgiven: (amount) => ({
    subject: `You keep ${amount} of your advance`,
    title: 'Your advance has ended',
    text: `The outstanding ${amount} of your advance is yours to keep. We no longer keep any of your share for it.`,
  }),
};

/** An advance was granted, taken back or forgiven (product 26.2). */
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
