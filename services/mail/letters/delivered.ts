import { brand } from '../../../shared/brand.ts';
import { isChangeId } from '../../../shared/ids.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { isOne, newsParts, releasesText } from '../news-parts.ts';

/** Releases, or changes of delivered ones, were sent to the stores (product 36.3). */
export function delivered({ items, more, siteUrl }: MailOf<'delivered'> & { siteUrl: string }): Letter {
  const isSingle = isOne(items, more);
  const isChange = isSingle && items.every(({ releaseId }) => isChangeId(releaseId));
  const title = isChange
    ? 'Your change is out to the stores'
    : isSingle
      ? 'Out to the stores'
      : `${releasesText(items, more)} are out to the stores`;
  const text = isChange
    ? 'We’ve sent your change on its way to the stores. They take some days to show it.'
    : `We’ve reviewed your ${isSingle ? 'release' : 'releases'} and sent ${isSingle ? 'it' : 'them'} on the way to the stores. We’ll tell you when we see ${isSingle ? 'it' : 'them'} live.`;
  return {
    subject: isSingle && !isChange ? 'Your release is out to the stores' : title,
    preview: text,
    title,
    parts: [{ kind: 'paragraph', text }, ...newsParts(items, { more, siteUrl })],
    why: `You received this email because you submitted music at ${brand.name}.`,
  };
}
