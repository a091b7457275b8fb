import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

type About = Omit<MailOf<'second-factor-changed'>, 'template'>;

/** The second factor was turned on or off, by the owner or by the office. */
export const secondFactorChanged = ({ isOn, changedAt, formerEmail }: About): Letter => ({
  subject: `The second factor of your ${brand.name} account was turned ${isOn ? 'on' : 'off'}`,
  preview: 'If it was you, you don’t need to do anything.',
  title: `Your second factor was turned ${isOn ? 'on' : 'off'}`,
  parts: [
    {
      kind: 'paragraph',
      text: isOn
        ? `Since ${momentOf(changedAt)}, signing in to your account takes a code from an app as well as the password.`
        : `Since ${momentOf(changedAt)}, signing in to your account takes only the password.`,
    },
    {
      kind: 'paragraph',
      text: 'If this wasn’t you, and you did not ask us to do it, change your password and reply to this email at once.',
    },
  ],
  why: formerEmail
    ? `You received this email because your ${brand.name} account had this address until recently.`
    : `You received this email because it’s about the security of your ${brand.name} account.`,
});
