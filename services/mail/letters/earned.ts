import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { monthSumsText, monthSumText } from '../../../shared/notices/notice-text.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

const NEWS = 'New earnings from your music have arrived.';

/** Statements were posted. States each month as the earnings page does (product 36.5). */
export function earned({ months, top, siteUrl }: MailOf<'earned'> & { siteUrl: string }): Letter {
  const [newest, ...others] = months;
  const title = newest ? monthSumText(newest) : '';
  const path = `/dashboard/analytics/statements/${newest?.month ?? ''}`;
  const rows: [string, string][] = [
    ...(top
      ? ([
          ['Top release', plainText(top.title) || 'No title'],
          ['Top store', plainText(top.store)],
        ] satisfies [string, string][])
      : []),
    ...(others.length > 0 ? ([['Also', monthSumsText(others)]] satisfies [string, string][]) : []),
  ];
  return {
    subject: title,
    preview: NEWS,
    title,
    parts: [
      { kind: 'paragraph', text: NEWS },
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      { kind: 'action', label: 'See where it came from', href: new URL(path, siteUrl).href },
    ],
    why: `You received this email because your music earned money through ${brand.name}.`,
  };
}
