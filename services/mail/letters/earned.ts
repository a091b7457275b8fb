import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { dollars } from '../../../shared/money.ts';
import { monthText } from '../../../shared/month-text.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

/** Statements were posted. States each month as the earnings page does (product 36.5). */
export function earned({ months, top, siteUrl }: MailOf<'earned'> & { siteUrl: string }): Letter {
  const [newest, ...others] = months;
  const sum = newest ? dollars(BigInt(newest.earnedMicros)) : '';
  const title = newest ? `${sum} for ${monthText(newest.month)}` : '';
  const path = `/dashboard/analytics/statements/${newest?.month ?? ''}`;
  return {
    subject: title,
    preview: 'New earnings are in your balance.',
    title,
    parts: [
      { kind: 'paragraph', text: 'New earnings are in your balance.' },
      {
        kind: 'facts',
        rows: [
          ['Earned', title],
          ...(top
            ? ([
                ['Mostly from', plainText(top.title) || 'No title'],
                ['Mostly at', plainText(top.store)],
              ] as const)
            : []),
          ...others.map(
            ({ month, earnedMicros }) =>
              [monthText(month), `${dollars(BigInt(earnedMicros))}, with new earnings`] as const,
          ),
        ],
      },
      { kind: 'action', label: 'See where it came from', href: new URL(path, siteUrl).href },
    ],
    why: `You received this email because your music earned money through ${brand.name}.`,
  };
}
