import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

const names = { w9: 'W-9', w8ben: 'W-8BEN' } as const;

/** A tax form arrived, or was rejected (product 27.1). */
export function taxForm({ what, kind, reason, siteUrl }: MailOf<'tax-form'> & { siteUrl: string }): Letter {
  const name = names[kind];
  const isRejected = what === 'rejected';
  const text = isRejected
    ? `We can’t accept your form ${name}. Until you send another one, tax is withheld from your payouts as if you had sent none.`
    : `We have your form ${name}. It applies to your payouts from now on.`;
  return {
    subject: isRejected ? `Your form ${name} was rejected` : `We have your form ${name}`,
    preview: text,
    title: isRejected ? 'Your tax form was rejected' : 'We have your tax form',
    parts: [
      { kind: 'paragraph', text },
      ...(reason ? [{ kind: 'quote' as const, text: plainText(reason) }] : []),
      { kind: 'action', label: 'Open your tax form', href: new URL('/dashboard/balance/tax', siteUrl).href },
      { kind: 'paragraph', text: 'If it wasn’t you, reply to this email at once and change your password.' },
    ],
    why: `You received this email because you have an account at ${brand.name}.`,
  };
}
