import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

type About = Omit<MailOf<'email-changed'>, 'template'>;

/** Goes to both addresses, so that the owner hears of a change they did not make. It names no address. */
export const emailChanged = ({ changedAt, formerEmail }: About): Letter => ({
  subject: `The email of your ${brand.name} account was changed`,
  preview: 'If it was you, you need to do nothing.',
  title: 'Your email was changed',
  parts: [
    {
      kind: 'paragraph',
      text: formerEmail
        ? `Your account has another email address since ${momentOf(changedAt)}. You sign in with that one, and our mails go there.`
        : `Your account has this email address since ${momentOf(changedAt)}. You sign in with it, and our mails come here.`,
    },
    {
      kind: 'paragraph',
      text: 'If it was not you, reply to this mail at once: somebody else may have your password.',
    },
  ],
  why: formerEmail
    ? `You get this mail because your ${brand.name} account had this address until now.`
    : `You get this mail because it is about the safety of your ${brand.name} account.`,
});
