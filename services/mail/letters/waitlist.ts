import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/**
 * Thanks a lead for joining the waitlist. Nobody has verified the email address, so the email contains no text that
 * people entered (design 4.5).
 */
export const waitlist = ({ siteUrl }: { siteUrl: string }): Letter => ({
  subject: `You’re on the ${brand.name} waitlist`,
  preview: 'Thank you. We’ll write to this address when there’s a place for you.',
  title: 'You’re on the list',
  parts: [
    {
      kind: 'paragraph',
      text: 'Thank you for joining the waitlist. We’ll write to this address when there’s a place for you.',
    },
    {
      kind: 'paragraph',
      text: 'To change your answers, fill in the form again with the same address.',
    },
    { kind: 'action', label: `See what ${brand.name} can do`, href: new URL('/features', siteUrl).href },
  ],
  why: `Someone entered this address in the ${brand.name} waitlist. If it wasn’t you, ignore this email: we’ll only write again when there’s a place.`,
});
