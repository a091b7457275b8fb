import type { ReleaseId } from '../../shared/ids.ts';
import type { Part } from './letter.ts';
import { plainText } from './plain-text.ts';
import { releaseUrl } from './release-url.ts';

type Items = readonly { releaseId: ReleaseId; title: string; note?: string }[];

/** Cut, so that an email with twenty titles stays small. */
const titleOf = (title: string): string => plainText(title.slice(0, 120)) || 'No title';

/**
 * Lists the releases of an email about news: one in a table with a button, several as links. `note`, our own text, says
 * more about one of several.
 */
export function newsParts(items: Items, { more, siteUrl }: { more: number; siteUrl: string }): Part[] {
  const [first, ...others] = items;
  if (first && others.length === 0 && more === 0) {
    return [
      { kind: 'facts', rows: [['Release', titleOf(first.title)]] },
      { kind: 'action', label: 'Open the release', href: releaseUrl(siteUrl, first.releaseId) },
    ];
  }
  return [
    ...items.map(({ releaseId, title, note }) => ({
      kind: 'link' as const,
      label: note ? `${titleOf(title)}: ${note}` : titleOf(title),
      href: releaseUrl(siteUrl, releaseId),
    })),
    ...(more > 0 ? [{ kind: 'paragraph' as const, text: `And ${more} more.` }] : []),
    { kind: 'action', label: 'Open your releases', href: new URL('/dashboard/releases', siteUrl).href },
  ];
}

/** `1 release` or `20 releases`. */
export const releasesText = (items: readonly unknown[], more: number): string => `${items.length + more} releases`;

/** Whether an email is about one release only. */
export const isOne = (items: readonly unknown[], more: number): boolean => items.length === 1 && more === 0;
