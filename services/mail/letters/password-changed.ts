import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

/** A new password was set, from the profile or by a code. */
export const passwordChanged = ({ changedAt, siteUrl }: { changedAt: string; siteUrl: string }): Letter => ({
  subject: `Your ${brand.name} password was changed`,
  preview: 'If it was you, you need to do nothing.',
  title: 'Your password was changed',
  parts: [
    { kind: 'paragraph', text: `Your account has a new password since ${momentOf(changedAt)}.` },
    {
      kind: 'paragraph',
      text: 'If it was not you, choose another one now, and then sign out everywhere, on your profile. Reply to this mail if that does not work.',
    },
    { kind: 'action', label: 'Choose another password', href: new URL('/auth?tab=reset', siteUrl).href },
  ],
  why: `You get this mail because it is about the safety of your ${brand.name} account.`,
});
