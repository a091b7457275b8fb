import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';

/** A new password was set, on the profile page or with a code. */
export const passwordChanged = ({ changedAt, siteUrl }: { changedAt: string; siteUrl: string }): Letter => ({
  subject: `Your ${brand.name} password was changed`,
  preview: 'If it was you, you don’t need to do anything.',
  title: 'Your password was changed',
  parts: [
    { kind: 'paragraph', text: `The password of your account was changed on ${momentOf(changedAt)}.` },
    {
      kind: 'paragraph',
      text: 'If it wasn’t you, choose another one now, then sign out everywhere on your profile page. Reply to this email if that doesn’t work.',
    },
    { kind: 'action', label: 'Choose a new password', href: new URL('/auth?tab=reset', siteUrl).href },
  ],
  why: `You received this email because it’s about the security of your ${brand.name} account.`,
});
