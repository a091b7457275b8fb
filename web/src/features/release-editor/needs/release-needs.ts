import type { TrackId } from '../../../../../shared/ids.ts';
import { missingItems, type RequiredItem, requiredItems } from '../../../../../shared/releases/completeness.ts';
import { findingKinds } from '../../../../../shared/releases/findings/finding-kinds.ts';
import { openFindings } from '../../../../../shared/releases/findings/release-findings.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { plural } from '../../../lib/format.ts';
import { fieldId, fieldOf } from '../fields/field-ids.ts';

/**
 * One need of a release, an item of the ten or a finding that blocks it: whether it is met, and the control that
 * answers it.
 */
export type ReleaseNeed = { kind: 'item' | 'finding'; name: string; isDone: boolean; target: string };

/** The ten items in the page's order. */
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

/** The needs of a release: the ten items in the page's order, then the open findings. */
export function releaseNeeds(release: Release): ReleaseNeed[] {
  const missing = missingItems(release);
  const items = itemsOnPage.map((item) => ({
    kind: 'item' as const,
    name: requiredItems[item].name,
    isDone: !missing.includes(item),
    target: fieldOf(item, release),
  }));
  return [...items, ...findingNeeds(release)];
}

/** The open findings; one of several tracks counts once, and leads to the first of them. */
function findingNeeds(release: Release): ReleaseNeed[] {
  const open = openFindings(release, new Date());
  const firsts = open.filter(({ code }, i) => open.findIndex((other) => other.code === code) === i);
  return firsts.map(({ code, place: { field, trackId } }) => ({
    kind: 'finding' as const,
    name: `${findingKinds[code].name}${trackId ? ofTracks(open.filter((other) => other.code === code).length, trackId, release) : ''}`,
    isDone: false,
    target: fieldId(field, trackId),
  }));
}

function ofTracks(count: number, first: TrackId, { trackIds }: Release): string {
  if (trackIds.length === 1) return '';
  return count > 1 ? ` of ${count} tracks` : ` of track ${trackIds.indexOf(first) + 1}`;
}

/** The progress: '7 of 10', and then the number of things to fix. */
export function needsSummary(needs: readonly ReleaseNeed[]): string {
  const items = needs.filter(({ kind }) => kind === 'item');
  const done = items.filter(({ isDone }) => isDone).length;
  const others = needs.length - items.length;
  if (others === 0) return `${done} of ${items.length} complete`;
  return `${done} of ${items.length}, and ${plural(others, 'thing')} to fix`;
}

/** The next, or previous, missing need after the one that was shown last, in a circle. */
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
