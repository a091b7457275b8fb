import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../track-rows.ts';

/** Asks a party whose part would shrink to agree (product 29.7). */
export const splitAgreementRequest = ({
  ownerName,
  from,
  expiresAt,
  siteUrl,
  ...tracks
}: MailOf<'split-asked'> & { siteUrl: string }): Letter => ({
  subject: 'A change to your split needs your agreement',
  preview: 'Your part would be smaller. Nothing changes until you agree.',
  title: 'A change to your split needs your agreement',
  parts: [
    {
      kind: 'paragraph',
      text: 'Your part would be smaller than it is now. Nothing changes until you agree; if you don’t, the current agreement stays.',
    },
    {
      kind: 'facts',
      rows: [
        ['Proposed by', plainText(ownerName) || 'No name'],
        ...trackRows(tracks),
        ['Would apply from', dayOf(`${from}T00:00:00.000Z`)],
        ['Answer by', dayOf(expiresAt)],
      ],
    },
    { kind: 'action', label: 'Read the change', href: new URL('/dashboard/splits', siteUrl).href },
  ],
  why: `You received this email because you have a part of these tracks at ${brand.name}.`,
});
