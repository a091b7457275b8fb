import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/**
 * The office invites a lead to sign up. Nobody has verified the email address, so the email contains no text that
 * people entered (design 4.5).
 */
export const invited = ({ siteUrl }: { siteUrl: string }): Letter => ({
  subject: `There is a place for you at ${brand.name}`,
  preview: 'You can create your account now.',
  title: 'There is a place for you',
  parts: [
    {
      kind: 'paragraph',
      text: 'Thank you for waiting. You can create your account now and put together your first release.',
    },
    { kind: 'action', label: 'Create an account', href: new URL('/auth?tab=signup', siteUrl).href },
  ],
  why: `Someone entered this address in the ${brand.name} waitlist. If it wasn’t you, ignore this email.`,
});
