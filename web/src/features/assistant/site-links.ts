import { pageAddresses } from '../../../../shared/site/addresses.ts';
import type { Path } from '../../lib/paths.ts';
import type { Span } from './parse-reply.ts';

/** The artist's pages that replies may mention. A path that does not exist fails to compile. */
const artistPages = [
  '/dashboard/analytics',
  '/dashboard/balance',
  '/dashboard/balance/tax',
  '/dashboard/profile',
  '/dashboard/releases',
  '/dashboard/splits',
] as const satisfies readonly Path[];

/** Whether a path is a public page, which is a separate document outside the app. */
export const isPublicPage = (path: string): boolean => pageAddresses.some((address) => address === path);

/**
 * The only paths that become links. This is a list and not a pattern, so that no title, file name or text from a model
 * can link anywhere else.
 */
export const linkedPaths: readonly string[] = [...pageAddresses.filter((address) => address !== '/'), ...artistPages];

/** Words of a reply. With `to`, they are a link. */
export type Part = Span & { to?: string };

/** Finds a known path in a word, ignoring punctuation around it. Returns the path and its position. */
function pathIn(word: string): { path: string; at: number } | undefined {
  const at = word.startsWith('(') ? 1 : 0;
  const path = linkedPaths.find((one) => word.startsWith(one, at) && /^[.,;:!?)]*$/.test(word.slice(at + one.length)));
  return path === undefined ? undefined : { path, at };
}

/** Turns known paths in a line into links. Only whole words match, even if emphasis begins or ends within one. */
export const withLinks = (spans: readonly Span[]): Part[] =>
  spans.flatMap((span, n) =>
    partsOf(span, { before: spans[n - 1]?.text.at(-1) ?? ' ', after: spans[n + 1]?.text[0] ?? ' ' }),
  );

function partsOf({ text, isStrong }: Span, beside: { before: string; after: string }): Part[] {
  const words = text.split(/(\s+)/);
  const parts: Part[] = [];
  let plain = '';
  for (const [n, word] of words.entries()) {
    const isCut = (n === 0 && beside.before.trim() !== '') || (n === words.length - 1 && beside.after.trim() !== '');
    const found = isCut ? undefined : pathIn(word);
    if (!found) {
      plain += word;
      continue;
    }
    const { path, at } = found;
    parts.push({ text: plain + word.slice(0, at), isStrong }, { text: path, isStrong, to: path });
    plain = word.slice(at + path.length);
  }
  return [...parts, { text: plain, isStrong }].filter((part) => part.text !== '');
}
