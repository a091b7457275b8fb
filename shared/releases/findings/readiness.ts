import { missingForSubmit, missingItems, type RequiredItem } from '../completeness.ts';
import type { Release } from '../release.ts';
import type { Finding } from './finding.ts';
import { type FindingCode, findingKinds } from './finding-kinds.ts';
import { openFindings } from './release-findings.ts';

/** The day makes no difference: only advice depends on it, and advice is never open. */
const ANY_DAY = new Date(0);

/**
 * A release's progress, also stored on its card: which of the ten items are missing, and how many findings block it. A
 * finding on several tracks is counted once, because one fix resolves them all.
 */
export type Readiness = { readonly missing: readonly RequiredItem[]; readonly openFindings: number };

export const readinessOf = (release: Release) => ({
  missing: missingItems(release),
  openFindings: findingsByCode(openFindings(release, ANY_DAY)).length,
});

/**
 * Whether a release can be submitted: all ten items, and no open finding (product 11.1). Every page that shows Ready
 * uses this.
 */
export const isReady = ({ missing, openFindings }: Readiness): boolean => missing.length === 0 && openFindings === 0;

/** Whether none of these findings blocks the release. */
export const hasNoOpenFinding = (release: Release, codes: readonly FindingCode[]): boolean =>
  openFindings(release, ANY_DAY).every(({ code }) => !codes.includes(code));

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
    const { name } = findingKinds[same[0].code];
    const numbers = same.flatMap(({ place: { trackId } }) => (trackId ? trackIds.indexOf(trackId) + 1 : []));
    if (numbers.length === 0 || trackIds.length === 1) return [name];
    if (numbers.length === trackIds.length) return [`${name} of every track`];
    return numbers.map((number) => `${name} of track ${number}`);
  });

/**
 * Names everything that blocks a submission: first the missing items, then the open findings. Empty only if the release
 * is ready.
 */
export const submissionBlockers = (release: Release): string[] => [
  ...missingForSubmit(release),
  ...findingNames(openFindings(release, ANY_DAY), release),
];
