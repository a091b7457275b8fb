import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../track-rows.ts';

/** Tells everyone who has or had a part that a new version applies (product 29.7). */
export const splitChanged = ({
  ownerName,
  from,
  siteUrl,
  ...tracks
}: MailOf<'split-changed'> & { siteUrl: string }): Letter => ({
  subject: 'A split you’re part of has changed',
  preview: `It applies from ${dayOf(`${from}T00:00:00.000Z`)}.`,
  title: 'A split you’re part of has changed',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Owner', plainText(ownerName) || 'No name'],
        ...trackRows(tracks),
        ['Applies from', dayOf(`${from}T00:00:00.000Z`)],
      ],
    },
    { kind: 'action', label: 'Read the agreement', href: new URL('/dashboard/splits', siteUrl).href },
  ],
  why: `You received this email because you have a part of these tracks at ${brand.name}.`,
});
