import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../track-rows.ts';

/**
 * Tells the owner and everyone with a part that the agreement applies to the same recording on another release (product
 * 29.7, 29.9).
 */
export const splitCarriedOver = ({
  ownerName,
  from,
  siteUrl,
  ...tracks
}: MailOf<'split-carried-over'> & { siteUrl: string }): Letter => ({
  subject: 'Your split follows its recording to another release',
  preview: 'The same parts apply there, from the same day.',
  title: 'Your split follows its recording to another release',
  parts: [
    {
      kind: 'paragraph',
      text: 'A recording you share was submitted on another release, with the same ISRC. The split you agreed on applies there too: the same people, the same parts, from the same day.',
    },
    {
      kind: 'facts',
      rows: [
        ['Owner', plainText(ownerName) || 'No name'],
        ...trackRows(tracks),
        ['Agreed for', plainText(from.join(', ')) || 'No title'],
      ],
    },
    { kind: 'action', label: 'Read the agreement', href: new URL('/dashboard/splits', siteUrl).href },
  ],
  why: `You received this email because you have a part of these tracks at ${brand.name}.`,
});
