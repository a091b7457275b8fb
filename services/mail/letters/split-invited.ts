import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../track-rows.ts';

/** Invites a person to accept a part of tracks (product 29.7). Anyone with this email can decline. */
export const splitInvited = ({
  ownerName,
  path,
  expiresAt,
  siteUrl,
  ...tracks
}: MailOf<'split-invited'> & { siteUrl: string }): Letter => ({
  subject: 'You are invited to share royalties',
  preview: `Read the agreement, and answer by ${dayOf(expiresAt)}.`,
  title: 'You are invited to share royalties',
  parts: [
    {
      kind: 'paragraph',
      text: `An artist on ${brand.name} wants to give you a part of their music’s earnings.`,
    },
    { kind: 'facts', rows: [['From', plainText(ownerName) || 'No name'], ...trackRows(tracks)] },
    {
      kind: 'paragraph',
      text: `Open the invitation to read who gets which part, and from when. To accept it, sign in or sign up with this email address. You can accept or decline until ${dayOf(expiresAt)}; we keep your part for you.`,
    },
    { kind: 'action', label: 'Read the agreement', href: new URL(path, siteUrl).href },
    { kind: 'paragraph', text: 'Anyone with this link can decline for you, so please don’t forward it.' },
  ],
  why: `You received this email because an artist on ${brand.name} added your address to a royalty split. If you don’t know them, decline it or ignore this email.`,
});
