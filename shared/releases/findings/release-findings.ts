import { orderedTracks } from '../ordered-tracks.ts';
import type { Release } from '../release.ts';
import { contentIdRules } from './content-id-rules.ts';
import { coverRules } from './cover-rules.ts';
import { dateRules } from './date-rules.ts';
import { applyRules, type Finding } from './finding.ts';
import type { FindingCode } from './finding-kinds.ts';
import { previewRules } from './preview-rules.ts';
import { singleRules } from './single-rules.ts';
import { soundRules } from './sound-rules.ts';
import { reasonFor } from './state-reason.ts';
import { trackRules } from './track-rules.ts';

/** Fails to compile unless there is a rule for every kind of finding. */
({
  ...coverRules,
  ...singleRules,
  ...trackRules,
  ...soundRules,
  ...previewRules,
  ...dateRules,
  ...contentIdRules,
}) satisfies Record<FindingCode, unknown>;

/**
 * Returns all findings about a release (product 11.10) in the editor's order, except those that the ten items already
 * cover. `reason` is the reason that the artist stated.
 * @param now used only by advice, so that a release never stops being ready overnight
 */
export const releaseFindings = (release: Release, now: Date): Finding[] =>
  [
    ...applyRules(coverRules, release),
    ...applyRules(singleRules, release),
    ...orderedTracks(release).flatMap((track) => [
      ...applyRules(trackRules, release, track),
      ...applyRules(soundRules, release, track),
      ...applyRules(previewRules, release, track),
    ]),
    ...applyRules(dateRules, release, now),
    ...applyRules(contentIdRules, release),
  ].map((found) => {
    const reason = found.severity === 'contestable' ? reasonFor(release, found) : undefined;
    return reason === undefined ? found : { ...found, reason };
  });

/** Whether a finding blocks a submission: it is blocking, or contestable without a stated reason. */
export const isOpen = ({ severity, reason }: Finding): boolean =>
  severity === 'blocking' || (severity === 'contestable' && reason === undefined);

/** The findings that block a submission: the blocking ones, and contestable ones without a stated reason. */
export const openFindings = (release: Release, now: Date): Finding[] => releaseFindings(release, now).filter(isOpen);
