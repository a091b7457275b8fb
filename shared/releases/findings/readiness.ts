import { missingForSubmit, missingItems } from '../completeness.ts';
import type { Release } from '../release.ts';
import type { Finding } from './finding.ts';
import { findingKinds } from './finding-kinds.ts';
import { openFindings } from './release-findings.ts';

/** Whether a release can be submitted: ten of ten, and no open finding (product 11.1). */
export const isReady = (release: Release, now: Date): boolean =>
  missingItems(release).length === 0 && openFindings(release, now).length === 0;

/**
 * Findings by name, as a sentence lists them: what several tracks have is named with their numbers, what all of several tracks have once, for
 * every track.
 */
export function findingNames(findings: readonly Finding[], { trackIds }: Pick<Release, 'trackIds'>): string[] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const { name } = findingKinds[code];
    const numbers = findings
      .filter((found) => found.code === code && found.place.trackId !== undefined)
      .map(({ place }) => trackIds.indexOf(place.trackId as (typeof trackIds)[number]) + 1);
    if (numbers.length === 0 || trackIds.length === 1) return [name];
    if (numbers.length === trackIds.length) return [`${name} of every track`];
    return numbers.map((number) => `${name} of track ${number}`);
  });
}

/** All that keeps a release from being submitted, by name: first what the ten items lack, then the open findings. Empty exactly when `isReady`. */
export const lacksForSubmit = (release: Release, now: Date): string[] => [
  ...missingForSubmit(release),
  ...findingNames(openFindings(release, now), release),
];
