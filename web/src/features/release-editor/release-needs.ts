import { missingItems, type RequiredItem, requiredItems } from '../../../../shared/releases/completeness.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { fieldOf } from './field-ids.ts';

/** One thing that a release needs: whether it is there, and the control where it is answered. */
export type ReleaseNeed = { name: string; isDone: boolean; target: string };

/** The ten in the order in which they stand on the page. */
export const itemsOnPage = [
  'track',
  'albumArtist',
  'explicit',
  'cover',
  'title',
  'primaryGenre',
  'metadataLanguage',
  'pLine',
  'cLine',
  'salesStart',
] as const satisfies readonly RequiredItem[];

/** What a release needs, from the top of its page to the end. */
export function releaseNeeds(release: Release): ReleaseNeed[] {
  const missing = missingItems(release);
  return itemsOnPage.map((item) => ({
    name: requiredItems[item].name,
    isDone: !missing.includes(item),
    target: fieldOf(item, release),
  }));
}

/** The next thing that is missing after the one that was shown last, or before it; after the end the first again. */
export function needBeside(
  needs: readonly ReleaseNeed[],
  last: string | undefined,
  step: 1 | -1,
): ReleaseNeed | undefined {
  const from = needs.findIndex(({ target }) => target === last);
  const start = from < 0 ? (step > 0 ? -1 : 0) : from;
  return needs
    .map((_, i) => needs[(start + step * (i + 1) + needs.length * 2) % needs.length])
    .find((need) => need && !need.isDone);
}
