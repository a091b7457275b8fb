import type { TrackId } from '../../../../../shared/ids.ts';
import { type RequiredItem, requiredItems } from '../../../../../shared/releases/completeness.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { itemOfPlace } from '../../../../../shared/rules/item-of-place.ts';
import { readinessOf } from '../../../../../shared/rules/readiness.ts';
import { openFindings } from '../../../../../shared/rules/release-findings.ts';
import { rules } from '../../../../../shared/rules/rules.ts';
import { plural } from '../../../lib/format.ts';
import { fieldId, fieldOf } from '../fields/field-ids.ts';

/**
 * Something that a release needs for submission: one of the ten items, or a finding that blocks it. `target` is the
 * control that answers it. An item that lacks nothing `waits` if a finding keeps it from being done.
 */
export type ReleaseNeed = {
  kind: 'item' | 'finding';
  name: string;
  isDone: boolean;
  waits?: boolean | undefined;
  target: string;
};

/** The ten items, in the order of the page. */
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

/** The needs of a release: the ten items in the order of the page, then the open findings. */
export function releaseNeeds(release: Release): ReleaseNeed[] {
  const { missing: notDone, lacking } = readinessOf(release);
  const items = itemsOnPage.map((item) => ({
    kind: 'item' as const,
    name: requiredItems[item].name,
    isDone: !notDone.includes(item),
    waits: notDone.includes(item) && !lacking.includes(item),
    target: lacking.includes(item) ? fieldOf(item, release) : (findingIn(item, release) ?? fieldOf(item, release)),
  }));
  return [...items, ...findingNeeds(release)];
}

/** The field of the first finding that keeps an item from being done. */
function findingIn(item: RequiredItem, release: Release): string | undefined {
  const found = openFindings(release, new Date()).find(({ place }) => itemOfPlace(place) === item);
  return found && fieldId(found.place.field, found.place.trackId);
}

/** The open findings. A finding about several tracks is one need, whose target is the first of them. */
function findingNeeds(release: Release): ReleaseNeed[] {
  const open = openFindings(release, new Date());
  const firsts = open.filter(({ code }, i) => open.findIndex((other) => other.code === code) === i);
  return firsts.map(({ code, place: { field, trackId } }) => ({
    kind: 'finding' as const,
    name: `${rules[code].name}${trackId ? ofTracks(open.filter((other) => other.code === code).length, trackId, release) : ''}`,
    isDone: false,
    target: fieldId(field, trackId),
  }));
}

function ofTracks(count: number, first: TrackId, { trackIds }: Release): string {
  if (trackIds.length === 1) return '';
  return count > 1 ? ` of ${count} tracks` : ` of track ${trackIds.indexOf(first) + 1}`;
}

/** The progress as text: '7 of 10', followed by the number of things to fix. */
export function needsSummary(needs: readonly ReleaseNeed[]): string {
  const items = needs.filter(({ kind }) => kind === 'item');
  const done = items.filter(({ isDone }) => isDone).length;
  const others = needs.length - items.length;
  if (others === 0) return `${done} of ${items.length} complete`;
  return `${done} of ${items.length}, and ${plural(others, 'thing')} to fix`;
}

/** The first need that is not done. An item that only waits for findings leaves it to them. */
export const nextNeed = (needs: readonly ReleaseNeed[]): ReleaseNeed | undefined =>
  needs.find(({ isDone, waits }) => !isDone && !waits);

/** Finds the next or previous missing need, starting from the one that was shown last, and wraps around at the ends. */
export function adjacentNeed(
  needs: readonly ReleaseNeed[],
  last: string | undefined,
  step: 1 | -1,
): ReleaseNeed | undefined {
  // An item and the finding in it have the same field, which is visited once.
  const places = needs.filter(({ target }, n) => needs.findIndex((other) => other.target === target) === n);
  const from = places.findIndex(({ target }) => target === last);
  const start = from < 0 ? (step > 0 ? -1 : 0) : from;
  return places
    .map((_, i) => places[(start + step * (i + 1) + places.length * 2) % places.length])
    .find((need) => need && !need.isDone);
}
