import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';
import { trackRows } from '../tracks-in-words.ts';

/** What each answer means for the owner. */
const said: Record<MailOf<'split-answered'>['answer'], { title: string; text: string }> = {
  accepted: {
    title: 'Your split was accepted',
    text: 'They are paid their part from now on. What has waited for them stays kept for them.',
  },
  declined: {
    title: 'Your split was declined',
    text: 'Their part is paid to nobody. Propose another version to share it differently.',
  },
  agreed: { title: 'Your change of a split was agreed to', text: 'It counts as soon as everybody has agreed.' },
  refused: {
    title: 'Your change of a split was not agreed to',
    text: 'Nothing has changed: what was agreed before stays.',
  },
};

/** To the owner of tracks: how somebody answered (product 29.7). */
export const splitAnswered = ({
  name,
  answer,
  siteUrl,
  ...tracks
}: MailOf<'split-answered'> & { siteUrl: string }): Letter => ({
  subject: said[answer].title,
  preview: said[answer].text,
  title: said[answer].title,
  parts: [
    { kind: 'facts', rows: [['By', plainText(name) || 'No name'], ...trackRows(tracks)] },
    { kind: 'paragraph', text: said[answer].text },
    { kind: 'action', label: 'Open your splits', href: new URL('/dashboard/splits', siteUrl).href },
  ],
  why: `You get this mail because you share royalties at ${brand.name}.`,
});
