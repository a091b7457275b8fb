import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../track-rows.ts';

/** The meaning of each answer for the owner. */
const wordsFor: Record<MailOf<'split-answered'>['answer'], { title: string; text: string }> = {
  accepted: {
    title: 'Your split was accepted',
    text: 'They’re paid their part from now on. Money already kept for them stays theirs.',
  },
  declined: {
    title: 'Your split was declined',
    text: 'Nobody is paid their part. Propose another version to share it differently.',
  },
  agreed: { title: 'Your split change was agreed to', text: 'It applies as soon as everyone has agreed.' },
  refused: {
    title: 'Your split change was declined',
    text: 'Nothing has changed: the previous agreement still applies.',
  },
};

/** Tells the owner of tracks how a party answered (product 29.7). */
export const splitAnswered = ({
  name,
  answer,
  siteUrl,
  ...tracks
}: MailOf<'split-answered'> & { siteUrl: string }): Letter => ({
  subject: wordsFor[answer].title,
  preview: wordsFor[answer].text,
  title: wordsFor[answer].title,
  parts: [
    { kind: 'facts', rows: [['By', plainText(name) || 'No name'], ...trackRows(tracks)] },
    { kind: 'paragraph', text: wordsFor[answer].text },
    { kind: 'action', label: 'Open your splits', href: new URL('/dashboard/splits', siteUrl).href },
  ],
  why: `You received this email because you share royalties at ${brand.name}.`,
});
