import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { isOne, newsParts, releasesText } from '../news-parts.ts';

/** Releases were submitted (product 36.3). */
export function submitted({ items, more, siteUrl }: MailOf<'submitted'> & { siteUrl: string }): Letter {
  const title = isOne(items, more) ? 'We’ve got your release' : `We’ve got ${releasesText(items, more)}`;
  return {
    subject: title,
    preview: 'We’ll review it before it goes to the stores.',
    title,
    parts: [
      {
        kind: 'paragraph',
        text: isOne(items, more)
          ? 'Your release is submitted. We’ll review it, and email you once it’s on its way to the stores, or if anything needs changing.'
          : 'Your releases are submitted. We’ll review each of them, and email you once they’re on their way to the stores, or if anything needs changing.',
      },
      ...newsParts(items, { more, siteUrl }),
    ],
    why: `You received this email because you submitted music at ${brand.name}.`,
  };
}
