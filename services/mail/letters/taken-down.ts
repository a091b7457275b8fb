import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { isOne, newsParts, releasesText } from '../news-parts.ts';

/** Releases are down in every store (product 36.3). */
export function takenDown({ items, more, siteUrl }: MailOf<'taken-down'> & { siteUrl: string }): Letter {
  const isSingle = isOne(items, more);
  const title = isSingle ? 'Taken down everywhere' : `${releasesText(items, more)} are taken down everywhere`;
  const text = `${isSingle ? 'Your release is' : 'Your releases are'} down in every store. Stores report sales months later, so earnings up to now will still arrive.`;
  return {
    subject: isSingle ? 'Your release is taken down' : title,
    preview: text,
    title,
    parts: [{ kind: 'paragraph', text }, ...newsParts(items, { more, siteUrl })],
    why: `You received this email because you had music in stores through ${brand.name}.`,
  };
}
