import type { Release } from '../release.ts';
import { contentIdFindings } from './content-id-findings.ts';
import { dateFindings } from './date-findings.ts';
import type { Finding } from './finding.ts';
import { singleFindings } from './single-findings.ts';
import { reasonFor } from './state-reason.ts';
import { trackFindings } from './track-findings.ts';

/** The rules, in the order in which an artist meets what they are about. A rule knows the release and the day, and nothing else. */
const rules: readonly ((release: Release, now: Date) => Finding[])[] = [
  singleFindings,
  trackFindings,
  dateFindings,
  contentIdFindings,
];

/**
 * All that is to be said of a release beside the ten items (product 11.10): what an item lacks is not repeated here. What its artist has
 * stated stands in `reason`.
 * @param now only advice may ask the day: whether a release is ready does not change over night
 */
export const releaseFindings = (release: Release, now: Date): Finding[] =>
  rules
    .flatMap((rule) => rule(release, now))
    .map((found) => {
      const reason = found.severity === 'contestable' ? reasonFor(release, found) : undefined;
      return reason === undefined ? found : { ...found, reason };
    });

/** Whether a finding stops a submission: it is blocking, or contestable and nobody has stated why. */
export const isOpen = ({ severity, reason }: Finding): boolean =>
  severity === 'blocking' || (severity === 'contestable' && reason === undefined);

/** What stops a submission beside the ten items: the blocking findings, and the contestable ones without a stated reason. */
export const openFindings = (release: Release, now: Date): Finding[] => releaseFindings(release, now).filter(isOpen);
