import { releaseFieldNames, trackFieldNames } from '../releases/fields.ts';
import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { FindingPlace, Found, Severity } from './finding.ts';
import { isAccepted } from './is-accepted.ts';
import { textsOf } from './release-texts.ts';
import type { Rule, RuleContext } from './rule.ts';
import { type FindingCode, findingCodes, rules } from './rules.ts';
import { reasonFor } from './state-reason.ts';

/** A finding about a release (product 11.10). */
export type Finding = Found & {
  code: FindingCode;
  severity: Severity;
  /**
   * For contestable findings, the artist's reason why the value is right. With a reason, the finding does not block.
   */
  reason?: string;
  /** The office accepted the same text in an earlier release, so no reason is needed (product 39.6). */
  isAccepted?: boolean;
};

/** The fields of a release that the editor shows before its tracks. */
const BEFORE_TRACKS: readonly string[] = ['cover', 'title', 'version'];
const trackPlaces: readonly string[] = [...trackFieldNames, 'audio', 'licence'];
const releasePlaces: readonly string[] = releaseFieldNames;

/** The position of a place in the order in which an artist meets the fields. */
function positionOf({ field, trackId }: FindingPlace, { trackIds }: Release): number {
  if (trackId !== undefined) return 100 * (trackIds.indexOf(trackId) + 1) + trackPlaces.indexOf(field);
  const before = BEFORE_TRACKS.indexOf(field);
  return before >= 0 ? before : 100 * (trackIds.length + 1) + releasePlaces.indexOf(field);
}

const contextOf = (release: Release, now: Date, titlesLanguage?: string): RuleContext => ({
  release,
  tracks: orderedTracks(release),
  texts: textsOf(release),
  now,
  titlesLanguage,
});

/**
 * Returns all findings about a release in the editor's order, except those that the ten items already cover.
 * @param now used only by advice, so that a release never stops being ready overnight
 * @param titlesLanguage the language that the server has recognized; used only by advice
 */
export function releaseFindings(release: Release, now: Date, titlesLanguage?: string): Finding[] {
  const context = contextOf(release, now, titlesLanguage);
  return findingCodes
    .flatMap((code) => findingsOf(code, rules[code], context))
    .map((found) => ({ found, position: positionOf(found.place, release) }))
    .sort((one, other) => one.position - other.position)
    .map(({ found }) => found);
}

function findingsOf(code: FindingCode, { severity, check }: Rule, context: RuleContext): Finding[] {
  return check(context).map((found) => {
    const reason = severity === 'contestable' ? reasonFor(context.release, { code, place: found.place }) : undefined;
    if (reason !== undefined) return { code, severity, ...found, reason };
    const isFine = severity === 'contestable' && isAccepted(context.release, code, found);
    return { code, severity, ...found, ...(isFine && { isAccepted: true }) };
  });
}

/** Whether a contestable finding needs nothing more: its reason is stated, or the office accepted the text before. */
export const isSettled = ({ reason, isAccepted = false }: Pick<Finding, 'reason' | 'isAccepted'>): boolean =>
  reason !== undefined || isAccepted;

/** Whether a finding blocks a submission: it is blocking, or contestable and not settled. */
export const isOpen = (found: Finding): boolean =>
  found.severity === 'blocking' || (found.severity === 'contestable' && !isSettled(found));

/** The findings that block a submission: the blocking ones, and contestable ones that are not settled. */
export const openFindings = (release: Release, now: Date): Finding[] => releaseFindings(release, now).filter(isOpen);
