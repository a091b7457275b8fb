import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { storesText } from '../../../shared/notices/notice-text.ts';
import type { Letter, Part } from '../letter.ts';
import { isOne, newsParts, releasesText } from '../news-parts.ts';

/** Releases were first seen live in a store (product 36.3). */
export function live({ items, more, siteUrl }: MailOf<'live'> & { siteUrl: string }): Letter {
  const [first] = items;
  const isSingle = isOne(items, more);
  const title = isSingle && first ? `Live at ${storesText(first.stores)}` : `${releasesText(items, more)} are live`;
  const links = isSingle ? (first?.stores ?? []) : [];
  return {
    subject: isSingle ? `Your release is live at ${storesText(first?.stores ?? [])}` : title,
    preview: 'Listen, and share the link.',
    title,
    parts: [
      {
        kind: 'paragraph',
        text: isSingle
          ? 'Your release is live. Other stores follow in their own time, and we’ll add each one to its page.'
          : 'Your releases are live. Other stores follow in their own time, and we’ll add each one to the release’s page.',
      },
      ...links.flatMap(({ store, url }): Part[] =>
        url ? [{ kind: 'link', label: `Listen at ${store}`, href: url }] : [],
      ),
      ...newsParts(
        items.map(({ stores, ...item }) => ({ ...item, ...(!isSingle && { note: storesText(stores) }) })),
        { more, siteUrl },
      ),
    ],
    why: `You received this email because you have music in stores through ${brand.name}.`,
  };
}
