import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/** Somebody joined the waitlist. Nobody has proven the address, so nothing that was typed is in it (design 4.5). */
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
      text: 'If you want to change what you told us, fill in the form again with the same address.',
    },
    { kind: 'action', label: 'See what it can do', href: new URL('/features', siteUrl).href },
  ],
  why: `Someone entered this address in the ${brand.name} waitlist. If it wasn’t you, ignore this email: we’ll only write again when there’s a place.`,
});
