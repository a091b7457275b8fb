import type { TrackId } from '../ids.ts';
import { changesSince } from '../releases/changes-since.ts';
import { contentOf, type SubmittedContent } from '../releases/earlier-submission.ts';
import { isReasonChanged } from '../releases/is-reason-changed.ts';
import { reasonPlaceText, reasonWords } from '../releases/reason-target.ts';
import type { Release } from '../releases/release.ts';
import { placeOf } from '../releases/request-changes.ts';
import type { RequestedReason } from '../releases/requested-changes.ts';
import type { Finding } from '../rules/release-findings.ts';
import { isSettled, releaseFindings } from '../rules/release-findings.ts';
import { type FindingCode, isContestable } from '../rules/rules.ts';
import type { Conversation } from './conversation.ts';
import { NO_ADVICE, noPoints, type OpenPoint, type Points } from './open-point.ts';
import { questions } from './questions.ts';
import { isPlace, type Place } from './step.ts';

type PointInputs = {
  /** The submission that the office reviewed; null if there is none. */
  earlier: SubmittedContent | null;
  now: Date;
};

/**
 * Lists the open points of a release, the office's first, and chooses the one to ask about: the current one if it is
 * still open, or else the first.
 */
export function pointsOf(
  release: Release | null,
  { dealt, passed, point }: Pick<Conversation, 'dealt' | 'passed' | 'point'>,
  { earlier, now }: PointInputs,
): Points {
  if (release === null) return noPoints;
  const all = [...officePoints(release, earlier), ...findingPoints(release, now)];
  const open = all.filter(({ key }) => !dealt.includes(key));
  const askable = open.filter(
    ({ key, kind }) => !passed.includes(key) && !(kind === 'advice' && passed.includes(NO_ADVICE)),
  );
  return { open, current: askable.find(({ key }) => key === point) ?? askable[0] };
}

const asPlace = (place: string | null): Place | null => (place !== null && isPlace(place) ? place : null);

/** Lists the office's requests for which the artist has not changed anything yet. */
function officePoints(release: Release, earlier: SubmittedContent | null): OpenPoint[] {
  if (release.status !== 'changes_requested') return [];
  const changes = earlier ? changesSince(earlier, contentOf(release)) : [];
  const { at, reasons } = release.changes;
  return reasons.flatMap((reason, n): OpenPoint[] =>
    isReasonChanged(reason, changes)
      ? []
      : [
          {
            kind: 'office',
            key: `${at} ${n}`,
            where: reasonPlaceText(reason, release),
            place: asPlace(placeOf(reason)),
            trackId: reason.trackId,
            text: reasonText(reason),
          },
        ],
  );
}

const reasonText = (reason: RequestedReason): string =>
  [reasonWords(reason), reason.note ? `They add: “${reason.note}”` : ''].filter(Boolean).join(' ');

/** Findings that end by themselves, so there is nothing to ask. */
const passing: readonly FindingCode[] = ['sound-waiting', 'cover-waiting'];

/**
 * The chat gives advice only where it changes a plan. Advice about spelling, or about a recording, is given in the
 * editor, where one click fixes it, or where it can be heard. An album would have dozens of questions about it.
 */
const advisedInChat: readonly Finding['place']['field'][] = [
  'salesStart',
  'preOrder',
  'originalRelease',
  'cover',
  'licence',
  'explicit',
];

const isAskable = ({ code, severity, place }: Finding): boolean =>
  !passing.includes(code) && (severity !== 'advice' || advisedInChat.includes(place.field));

/** Lists the findings that no question covers and for which no reason has been stated. */
function findingPoints(release: Release, now: Date): OpenPoint[] {
  const questionCodes = Object.values(questions).flatMap(({ findings = [] }): readonly FindingCode[] => findings);
  return releaseFindings(release, now)
    .filter(isAskable)
    .filter((found) => !questionCodes.includes(found.code) && !isSettled(found))
    .map((found) => findingPoint(found, release));
}

function findingPoint({ code, severity, place: { field, trackId }, text }: Finding, release: Release): OpenPoint {
  const common = {
    key: `${code} ${trackId ?? ''} ${valueAt(release, field, trackId)}`,
    where: reasonPlaceText({ code: 'other', field, trackId }, release),
    place: asPlace(field),
    trackId,
    text,
  };
  if (isContestable(code)) return { ...common, kind: 'contestable', code };
  return { ...common, kind: severity === 'blocking' ? 'blocking' : 'advice' };
}

/** Serializes a field's value for the key of a point, so that advice is given again for a new value. */
function valueAt(release: Release, field: string, trackId: TrackId | undefined): string {
  const holder: object | undefined = trackId === undefined ? release : release.tracks[trackId];
  const value: unknown = holder && field in holder ? Reflect.get(holder, field) : null;
  return JSON.stringify(value);
}
