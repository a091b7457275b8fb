import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

/** To the address that an account had until now: if it was not its owner, this is where they learn of it. It names no address. */
export const emailChanged = ({ changedAt }: { changedAt: string }): Letter => ({
  subject: `The email of your ${brand.name} account was changed`,
  preview: 'If it was you, you need to do nothing.',
  title: 'Your email was changed',
  parts: [
    {
      kind: 'paragraph',
      text: `Your account has another email address since ${momentOf(changedAt)}. You sign in with that one, and our mails go there.`,
    },
    {
      kind: 'paragraph',
      text: 'If it was not you, reply to this mail at once: somebody else may have your password.',
    },
  ],
  why: `You get this mail because your ${brand.name} account had this address until now.`,
});
