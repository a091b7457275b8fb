import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/**
 * Thanks a lead for joining the waitlist. Nobody has verified the address, so the email holds no typed text (design
 * 4.5).
 */
export const waitlist = ({ siteUrl }: { siteUrl: string }): Letter => ({
  subject: `You are on the ${brand.name} waitlist`,
  preview: 'Thank you. We will email you when there is a place for you.',
  title: 'You are on the list',
  parts: [
    {
      kind: 'paragraph',
      text: 'Thank you for joining the waitlist. We will email you at this address when there is a place for you.',
    },
    {
      kind: 'paragraph',
      text: 'To change your answers, fill in the form again with the same address.',
    },
    { kind: 'action', label: `See what ${brand.name} can do`, href: new URL('/features', siteUrl).href },
  ],
  why: `Someone added this address to the ${brand.name} waitlist. If it was not you, ignore this email: we will only write again when there is a place.`,
});
