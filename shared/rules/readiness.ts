import { missingForSubmit, missingItems, type RequiredItem, requiredItemKeys } from '../releases/completeness.ts';
import type { Release } from '../releases/release.ts';
import { itemOfPlace } from './item-of-place.ts';
import { type Finding, openFindings } from './release-findings.ts';
import { type FindingCode, rules } from './rules.ts';

/** The day makes no difference: only advice depends on it, and advice is never open. */
const ANY_DAY = new Date(0);

/** Returns a release's progress. */
export function readinessOf(release: Release) {
  const open = openFindings(release, ANY_DAY);
  const lacking = missingItems(release);
  return { missing: itemsNotDone(lacking, open), lacking, openFindings: findingsByCode(open).length };
}

/** The items that are not done: something is missing, or something that belongs to the item is still to be fixed. */
function itemsNotDone(lacking: readonly RequiredItem[], open: readonly Finding[]): RequiredItem[] {
  const blocked = open.map(({ place }) => itemOfPlace(place));
  return requiredItemKeys.filter((item) => lacking.includes(item) || blocked.includes(item));
}

/** The codes of the findings that block a submission, each once. */
export const openCodes = (release: Release): FindingCode[] => [
  ...new Set(openFindings(release, ANY_DAY).map(({ code }) => code)),
];

/** Whether none of these findings blocks the release. */
export const hasNoOpenFinding = (release: Release, codes: readonly FindingCode[]): boolean =>
  openCodes(release).every((code) => !codes.includes(code));

/** Groups findings by kind, in their order. */
export function findingsByCode(findings: readonly Finding[]): (readonly [Finding, ...Finding[]])[] {
  const codes = new Map<FindingCode, [Finding, ...Finding[]]>();
  for (const found of findings) {
    const same = codes.get(found.code);
    if (same) same.push(found);
    else codes.set(found.code, [found]);
  }
  return [...codes.values()];
}

/** Names findings for a sentence, each once: with the track numbers, unless it is true of every track. */
export const findingNames = (findings: readonly Finding[], { trackIds }: Pick<Release, 'trackIds'>): string[] =>
  findingsByCode(findings).flatMap((same) => {
    const { name } = rules[same[0].code];
    const numbers = same.flatMap(({ place: { trackId } }) => (trackId ? trackIds.indexOf(trackId) + 1 : []));
    if (numbers.length === 0 || trackIds.length === 1) return [name];
    if (numbers.length === trackIds.length) return [`${name} of every track`];
    return numbers.map((number) => `${name} of track ${number}`);
  });

/** Everything that blocks a release: its names for a sentence, and the codes of its findings. */
export type Blockers = { missing: string[]; codes: FindingCode[] };

/** The open findings alone, without missing items. */
export const findingBlockers = (release: Release): Blockers => ({
  missing: findingNames(openFindings(release, ANY_DAY), release),
  codes: openCodes(release),
});

/** Everything that blocks a submission: first the missing items, then the open findings. Empty only if it is ready. */
export function blockersOf(release: Release): Blockers {
  const { missing, codes } = findingBlockers(release);
  return { missing: [...missingForSubmit(release), ...missing], codes };
}
export const submissionBlockers = (release: Release): string[] => blockersOf(release).missing;
