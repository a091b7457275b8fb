import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';
import { releaseUrl } from '../release-url.ts';

/** The office wrote a message about a release (product 21.6). */
export const releaseMessage = ({
  siteUrl,
  title,
  message,
  releaseId,
}: MailOf<'release-message'> & { siteUrl: string }): Letter => ({
  subject: 'A message about your release',
  preview: 'We have written to you about it.',
  title: 'A message about your release',
  parts: [
    { kind: 'facts', rows: [['Release', plainText(title) || 'No title']] },
    { kind: 'quote', text: plainText(message) },
    { kind: 'action', label: 'Reply', href: releaseUrl(siteUrl, releaseId) },
  ],
  why: `You received this email because you submitted a release at ${brand.name}.`,
});
