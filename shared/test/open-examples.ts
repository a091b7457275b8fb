import type { DraftRelease } from '../releases/release.ts';
import { openFindings } from '../rules/release-findings.ts';
import { ruleDescriptions } from '../rules/rule-descriptions.ts';
import { type FindingCode, rules } from '../rules/rules.ts';
import { afterFix } from '../rules/safe-fixes.ts';
import { stateReason } from '../rules/state-reason.ts';
import { entriesOf } from '../typed-record.ts';
import { NOW } from './builders.ts';
import { exampleRelease } from './example-release.ts';

/** A release that is complete except for one finding, or for findings that come with it. */
export type OpenExample = { code: FindingCode; isContestable: boolean; shown: string; release: DraftRelease };

/** The first bad example of each rule that blocks, or that asks for a reason, as a release without any reason. */
export const openExamples = (): OpenExample[] =>
  entriesOf(rules).flatMap(([code, { severity }]) => {
    const description = ruleDescriptions[code];
    const [example] = description.bad;
    if (severity === 'advice' || example === undefined) return [];
    return {
      code,
      isContestable: severity === 'contestable',
      shown: typeof example === 'string' ? example : example.shown,
      release: { ...exampleRelease(description, example), stated: [] },
    };
  });

/** The reason of `withReasons`. */
export const REASON = 'That is how it is written on the sleeve';

/**
 * The release with a reason for each of its contestable findings. A reason may lead to another finding: a single whose
 * track is really called “Track 2” needs a reason for its own title.
 */
export function withReasons(release: DraftRelease): DraftRelease {
  const found = openFindings(release, NOW).find(({ severity }) => severity === 'contestable');
  return found ? withReasons(afterFix(release, [stateReason(release, found, REASON)])) : release;
}
