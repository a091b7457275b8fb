import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

/** The office rejected an account, with the reason. */
export function refused({ name, reason }: { name: string; reason: string }): Letter {
  const artist = plainText(name);
  return {
    subject: `About your ${brand.name} account`,
    preview: 'We couldn’t activate it. Here’s why.',
    title: 'We couldn’t activate your account',
    parts: [
      {
        kind: 'paragraph',
        text: `${artist ? `Hello ${artist}, we` : 'We'} looked at your application and couldn’t activate your account:`,
      },
      { kind: 'quote', text: plainText(reason) },
      {
        kind: 'paragraph',
        text: 'If something has changed since then, or you think we’re wrong, reply to this email and tell us.',
      },
    ],
    why: `You received this email because you signed up at ${brand.name}.`,
  };
}
