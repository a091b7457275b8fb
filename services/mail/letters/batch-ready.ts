import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { dayOf } from '../letter-date.ts';

/** A batch of exports is packed (product 14.11). */
export const batchReady = ({
  total,
  failed,
  expiresAt,
  siteUrl,
}: MailOf<'batch-ready'> & { siteUrl: string }): Letter => ({
  subject: 'Your export is ready',
  preview: `${total - failed} of ${total} releases were exported.`,
  title: 'Your export is ready',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Exported', `${total - failed} of ${total}`],
        ['Not exported', String(failed)],
      ],
    },
    {
      kind: 'paragraph',
      text:
        failed === total
          ? 'None of these releases could be exported. The page shows the reason for each.'
          : `You can download the ZIP until ${dayOf(expiresAt)}.${failed > 0 ? ' Releases that couldn’t be exported are listed there, with the reason.' : ''}`,
    },
    { kind: 'action', label: 'Open the exports', href: new URL('/dashboard/admin/exports', siteUrl).href },
  ],
  why: `You received this email because you exported releases at ${brand.name}.`,
});
