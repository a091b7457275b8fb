import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';

/** An artist asked to delete the account. Signing in cancels it. */
export const deletionBegun = ({ deletedAt, siteUrl }: { deletedAt: string; siteUrl: string }): Letter => ({
  subject: `Your ${brand.name} account will be deleted`,
  preview: `On ${dayOf(deletedAt)}. Until then you can keep it by signing in.`,
  title: 'Your account will be deleted',
  parts: [
    {
      kind: 'paragraph',
      text: `As you asked, we’ll delete your account and your personal data on ${dayOf(deletedAt)}. After that they can’t be restored.`,
    },
    { kind: 'paragraph', text: 'If you want to keep it, or if it wasn’t you who asked, sign in before that day.' },
    { kind: 'action', label: 'Keep my account', href: new URL('/auth?tab=signin', siteUrl).href },
  ],
  why: `You received this email because your ${brand.name} account is about to be deleted.`,
});
