import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

type About = Omit<MailOf<'second-factor-changed'>, 'template'>;

/** A second factor was turned on or off, by its owner or by the office. */
export const secondFactorChanged = ({ isOn, changedAt, formerEmail }: About): Letter => ({
  subject: `The second factor of your ${brand.name} account was turned ${isOn ? 'on' : 'off'}`,
  preview: 'If it was you, you need to do nothing.',
  title: `Your second factor was turned ${isOn ? 'on' : 'off'}`,
  parts: [
    {
      kind: 'paragraph',
      text: isOn
        ? `Since ${momentOf(changedAt)} each sign-in to your account asks for a code of an app, beside the password.`
        : `Since ${momentOf(changedAt)} the password alone signs in to your account.`,
    },
    {
      kind: 'paragraph',
      text: 'If it was not you, and you did not ask us for it, reply to this mail at once and change your password: somebody else may have it.',
    },
  ],
  why: formerEmail
    ? `You get this mail because your ${brand.name} account had this address until lately.`
    : `You get this mail because it is about the safety of your ${brand.name} account.`,
});
