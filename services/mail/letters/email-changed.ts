import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

type About = Omit<MailOf<'email-changed'>, 'template'>;

/** Sent to both addresses, so that owners learn of a change that they did not make. Names neither address. */
export const emailChanged = ({ changedAt, formerEmail }: About): Letter => ({
  subject: `The email of your ${brand.name} account was changed`,
  preview: 'If it was you, you don’t need to do anything.',
  title: 'Your email was changed',
  parts: [
    {
      kind: 'paragraph',
      text: formerEmail
        ? `The email of your account was changed on ${momentOf(changedAt)}. You now sign in with the new one, and our emails go there.`
        : `This has been the email of your account since ${momentOf(changedAt)}. You sign in with it, and our emails come here.`,
    },
    {
      kind: 'paragraph',
      text: 'If it wasn’t you, reply to this email at once: someone else may have your password.',
    },
  ],
  why: formerEmail
    ? `You received this email because your ${brand.name} account had this address until now.`
    : `You received this email because it’s about the security of your ${brand.name} account.`,
});
