import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../tracks-in-words.ts';

/** Somebody is invited to a part of tracks (product 29.7). Whoever has this mail can decline it. */
export const splitInvited = ({
  ownerName,
  path,
  expiresAt,
  siteUrl,
  ...tracks
}: MailOf<'split-invited'> & { siteUrl: string }): Letter => ({
  subject: 'You are invited to share royalties',
  preview: `Read what is agreed, and answer until ${dayOf(expiresAt)}.`,
  title: 'You are invited to share royalties',
  parts: [
    {
      kind: 'paragraph',
      text: `An artist on ${brand.name} wants to give you a part of what their music earns.`,
    },
    { kind: 'facts', rows: [['From', plainText(ownerName) || 'No name'], ...trackRows(tracks)] },
    {
      kind: 'paragraph',
      text: `Open the invitation to read who gets which part, and from when. To accept it, sign in or sign up with this e-mail address. Until ${dayOf(expiresAt)} you can accept or decline; your part waits for you.`,
    },
    { kind: 'action', label: 'Read the agreement', href: new URL(path, siteUrl).href },
    { kind: 'paragraph', text: 'Whoever has this link can decline for you: please do not pass it on.' },
  ],
  why: `You get this mail because an artist on ${brand.name} wrote your address into a split of royalties. If you do not know them, decline it, or ignore this mail.`,
});
