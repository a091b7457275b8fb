import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/** Somebody joined the waitlist. Nobody has proven the address, so nothing that was typed is in it (design 4.5). */
export const waitlist = ({ siteUrl }: { siteUrl: string }): Letter => ({
  subject: `You are on the ${brand.name} waitlist`,
  preview: 'Thank you. We write to this address when there is a place for you.',
  title: 'You are on the list',
  parts: [
    {
      kind: 'paragraph',
      text: 'Thank you for joining the waitlist. We write to this address when there is a place for you.',
    },
    {
      kind: 'paragraph',
      text: 'If you want to change what you told us, fill in the form again with the same address.',
    },
    { kind: 'action', label: 'See what it can do', href: new URL('/features', siteUrl).href },
  ],
  why: `Somebody typed this address into the waitlist of ${brand.name}. If it was not you, ignore this mail: we write again only when there is a place.`,
});
