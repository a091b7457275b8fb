import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

/** The office rejected an account, with the reason. */
export function refused({ name, reason }: { name: string; reason: string }): Letter {
  const artist = plainText(name);
  return {
    subject: `About your ${brand.name} account`,
    preview: 'We could not activate it. Here is why.',
    title: 'We could not activate your account',
    parts: [
      {
        kind: 'paragraph',
        text: `${artist ? `Hello ${artist}, we` : 'We'} reviewed your application and could not activate your account:`,
      },
      { kind: 'quote', text: plainText(reason) },
      {
        kind: 'paragraph',
        text: 'If something has changed, or you think we are wrong, reply to this email and tell us.',
      },
    ],
    why: `You received this email because you signed up at ${brand.name}.`,
  };
}
