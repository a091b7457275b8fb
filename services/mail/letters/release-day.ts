import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { isOne, newsParts, releasesText } from '../news-parts.ts';

/** The day that the artist chose for the sales start has come (product 36.6). Says "live" only if an event does. */
export function releaseDay({ items, more, siteUrl }: MailOf<'release-day'> & { siteUrl: string }): Letter {
  const isSingle = isOne(items, more);
  const title = isSingle ? 'Today is the day you chose' : `Today is the day for ${releasesText(items, more)}`;
  const text = items.every(({ isLive }) => isLive)
    ? `Today is the release day you chose, and ${isSingle ? 'it’s' : 'they’re'} live.`
    : `Today is the release day you chose. We haven’t seen ${isSingle ? 'it' : 'all of them'} live yet: stores publish in their own time, and we’ll tell you when we do.`;
  return {
    subject: isSingle ? 'Today is your release day' : title,
    preview: text,
    title,
    parts: [{ kind: 'paragraph', text }, ...newsParts(items, { more, siteUrl })],
    why: `You received this email because you chose this release day at ${brand.name}.`,
  };
}
