import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { submissionRefusalText } from '../../../shared/releases/submission-refusals.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';
import { releaseUrl } from '../release-url.ts';

/** The payment arrived, but the release could not be submitted (product 11.12). */
export const notSubmitted = ({
  siteUrl,
  title,
  releaseId,
  code,
  details,
}: MailOf<'not-submitted'> & { siteUrl: string }): Letter => ({
  subject: 'Your release is paid for, but not submitted',
  preview: 'Something needs fixing first. Your payment stays with the release.',
  title: 'Your release is not submitted yet',
  parts: [
    { kind: 'facts', rows: [['Release', plainText(title) || 'No title']] },
    { kind: 'paragraph', text: 'Your payment has arrived, but we couldn’t submit the release because:' },
    { kind: 'quote', text: plainText(submissionRefusalText(code, details)) },
    { kind: 'paragraph', text: 'Please fix it and submit the release. You won’t pay for it again.' },
    { kind: 'action', label: 'Open the release', href: releaseUrl(siteUrl, releaseId) },
  ],
  why: `You received this email because of a payment you made at ${brand.name}.`,
});
