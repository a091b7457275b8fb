import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { dollars } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

type State = MailOf<'advance'>['state'];

const said: Record<State, (amount: string, percent: string) => { subject: string; title: string; text: string }> = {
  granted: (amount, percent) => ({
    subject: `You have an advance of ${amount}`,
    title: 'You have an advance',
    text: `We have paid you ${amount} ahead. It is in your balance now. From each statement ${percent} of your share goes to it, until it is back.`,
  }),
  'taken-back': (amount) => ({
    subject: `${amount} of your advance was taken back`,
    title: 'Your advance has ended',
    text: `What was out of your advance, ${amount}, was taken back from your balance. Nothing of your share goes to it any more.`,
  }),
  forgiven: (amount) => ({
    subject: `${amount} of your advance need not come back`,
    title: 'Your advance has ended',
    text: `What was out of your advance, ${amount}, is yours to keep. Nothing of your share goes to it any more.`,
  }),
};

/** Somebody was paid ahead, or an advance has ended (product 26.2). */
export function advance({
  state,
  amountMicros,
  parts,
  reason,
  siteUrl,
}: MailOf<'advance'> & { siteUrl: string }): Letter {
  const { subject, title, text } = said[state](dollars(BigInt(amountMicros)), `${parts / 100}%`);
  return {
    subject,
    preview: text,
    title,
    parts: [
      { kind: 'paragraph', text },
      { kind: 'quote', text: plainText(reason) },
      { kind: 'action', label: 'Open your balance', href: new URL('/dashboard/balance', siteUrl).href },
    ],
    why: `You get this mail because you have an account at ${brand.name}.`,
  };
}
