import { reasonPlaceText } from '../../../../../shared/releases/reason-target.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Finding } from '../../../../../shared/rules/release-findings.ts';

/** Findings of one rule with the same outcome, which a reviewer decides together. */
export type FindingGroup = readonly [Finding, ...Finding[]];

/** The order for a reviewer: new reasons need a decision, open findings an explanation, the others were decided. */
const rankOf = ({ reason, isAccepted }: Finding): number => (reason !== undefined ? 0 : isAccepted ? 2 : 1);

const isSame = (one: Finding, other: Finding): boolean =>
  one.code === other.code &&
  one.text === other.text &&
  one.reason === other.reason &&
  one.isAccepted === other.isAccepted;

/** The findings that a reviewer decides about, those with a stated reason first. Advice is left out. */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const groups: [Finding, ...Finding[]][] = [];
  for (const found of findings.filter(({ severity }) => severity !== 'advice')) {
    const same = groups.find(([first]) => isSame(first, found));
    if (same) same.push(found);
    else groups.push([found]);
  }
  return groups.sort(([one], [other]) => rankOf(one) - rankOf(other));
}

/** The places of a group in words: 'Track 2, Artists', or 'Every track, Artists'. */
export function groupPlaces(group: FindingGroup, release: Pick<Release, 'trackIds'>): string {
  const [{ place }] = group;
  const ofField = group.filter(({ place: { field, trackId } }) => field === place.field && trackId !== undefined);
  const isEveryTrack = release.trackIds.length > 1 && ofField.length === release.trackIds.length;
  const texts = group
    .filter((found) => !isEveryTrack || !ofField.includes(found))
    .map((found) => reasonPlaceText({ code: 'other', ...found.place }, release));
  const every = isEveryTrack ? [`Every track, ${reasonPlaceText({ code: 'other', field: place.field }, release)}`] : [];
  return [...new Set([...every, ...texts])].join(' · ');
}
