import type { Release } from '../release.ts';
import { contentIdFindings } from './content-id-findings.ts';
import { dateFindings } from './date-findings.ts';
import type { Finding } from './finding.ts';
import { singleFindings } from './single-findings.ts';
import { reasonFor } from './state-reason.ts';
import { trackFindings } from './track-findings.ts';

/** The rules, in the editor's order. A rule depends on the release and the day only. */
const rules: readonly ((release: Release, now: Date) => Finding[])[] = [
  singleFindings,
  trackFindings,
  dateFindings,
  contentIdFindings,
];

/**
 * All findings about a release (product 11.10), beside the ten items: what an item lacks is not repeated here. The
 * artist's stated reason is in `reason`.
 * @param now only advice may depend on the day: readiness does not change overnight
 */
export const releaseFindings = (release: Release, now: Date): Finding[] =>
  rules
    .flatMap((rule) => rule(release, now))
    .map((found) => {
      const reason = found.severity === 'contestable' ? reasonFor(release, found) : undefined;
      return reason === undefined ? found : { ...found, reason };
    });

/** Whether a finding blocks a submission: it is blocking, or contestable without a stated reason. */
export const isOpen = ({ severity, reason }: Finding): boolean =>
  severity === 'blocking' || (severity === 'contestable' && reason === undefined);

/** The findings that block a submission: the blocking ones, and contestable ones without a stated reason. */
export const openFindings = (release: Release, now: Date): Finding[] => releaseFindings(release, now).filter(isOpen);
