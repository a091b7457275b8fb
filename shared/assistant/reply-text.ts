import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import { submissionBlockers } from '../rules/readiness.ts';
import { releaseFindings } from '../rules/release-findings.ts';
import { answerToQuestion } from './answer-to-question.ts';
import { blankRelease } from './blank-release.ts';
import type { Change } from './change.ts';
import { isStuck } from './choices-at.ts';
import type { Conversation, FileSent } from './conversation.ts';
import { type Declaration, declarationText } from './declaration-text.ts';
import { groupChanges } from './group-changes.ts';
import type { AnswerAct } from './offer.ts';
import { officeText } from './office-text.ts';
import type { Points } from './open-point.ts';
import { questions } from './questions.ts';
import { releaseLines } from './release-lines.ts';
import type { Step } from './step.ts';
import { summaryText } from './summary-text.ts';
import { licenceText, missingLicencesText } from './unlicensed-covers.ts';

type TurnReport = {
  before: Release | null;
  after: Release | null;
  acts: readonly AnswerAct[];
  /** Whether the message was only a yes or no although a value is needed. */
  awaitsValue: boolean;
  stand: Conversation;
  from: Step;
  changes: readonly Change[];
  faults: readonly string[];
  /** Whether an undo reverted something. */
  hasUndone: boolean;
  file: FileSent | null;
  /** The messages that were sent to the office. */
  letters: readonly string[];
  /** The declarations to stores that the artist typed. */
  declared: readonly Declaration[];
  /** The list of values that the new release inherited; '' if there is nothing to show. */
  inherited: string;
  losslessMb: number;
  /** The open points before the review. */
  points: Points;
  now: Date;
};

/** Composes a reply: what changed, what could not be done, answers to the artist's questions, and the next question. */
export function replyText(report: TurnReport): string {
  const question = questions[report.stand.step];
  const release = report.after ?? blankRelease(report.now);
  const parts = [
    fileText(report.file, report.after),
    report.hasUndone ? 'I undid my last change.' : '',
    savedText(report.changes, release),
    declaredText(report.declared, release),
    ...report.faults,
    ...report.letters.map((text) => `I’ve written to the office: “${text}”`),
    ...adviceOn(report),
    ...report.acts.map((act) => answerTo(act, report)),
    report.awaitsValue ? (questions[report.from].afterNo ?? 'Then please write it.') : '',
    leftOverText(report.acts),
    isStuck(report.stand) ? OTHER_WAYS : '',
    report.inherited,
    nowText(report, release),
  ];
  const isRepeated =
    report.from === report.stand.step && report.changes.length === 0 && question.askAgain !== undefined;
  const questionText = report.stand.offer?.text || (isRepeated ? question.askAgain : question.ask(release, report));
  return [...parts.filter(Boolean), questionText].join('\n\n');
}

function savedText(changes: readonly Change[], release: Release): string {
  if (changes.length === 0) return '';
  const added = changes.filter(({ kind }) => kind === 'track-added').length;
  const edits = groupChanges(changes, release.trackIds.length).map(
    ({ label, changes: [{ after }] }) => `${label}: ${after || 'nothing'}`,
  );
  const removed = changes.filter(({ kind }) => kind === 'track-removed').length;
  const tracks = [...countText(added, 'added'), ...countText(removed, 'removed')];
  return `Saved. ${[...tracks, ...edits].join('; ')}.`;
}

const countText = (count: number, done: string): string[] =>
  count === 0 ? [] : [count === 1 ? `One track ${done}` : `${count} tracks ${done}`];

/** Repeats typed declarations in full, even if they change nothing. */
const declaredText = (declared: readonly Declaration[], release: Release): string =>
  declared.map((declaration) => `Understood. ${declarationText(declaration, release)}.`).join(' ');

function fileText(file: FileSent | null, release: Release | null): string {
  if (!file) return '';
  const licensed = release && orderedTracks(release).find(({ licence }) => licence?.mediaId === file.mediaId);
  if (licensed) return `${file.fileName} is now the license for “${licensed.title}”.`;
  if (file.verdict === 'ready') return `${file.fileName} is in.`;
  if (file.verdict === 'awaited') return `${file.fileName} is being checked.`;
  return `${file.verdict.title}: ${file.verdict.text}`;
}

/** Returns advice about fields of the release that this turn set. */
function adviceOn({ after, changes, stand, points, now }: TurnReport): string[] {
  if (!after) return [];
  return (
    releaseFindings(after, now)
      .filter(({ severity, place }) => severity === 'advice' && place.trackId === undefined)
      .filter(({ place }) => changes.some((change) => change.kind === 'edit' && change.field === place.field))
      .map(({ text }) => text)
      // Leaves out advice that the question itself contains.
      .filter((text) => !(stand.step === 'open_point' && points.current?.text === text))
  );
}

/** Questions whose own text states the current value. */
const STATED_BY_QUESTION: readonly Step[] = ['artists', 'audio_language', 'same_title'];

/** States the current value if an answered question is asked again. */
function nowText({ stand, from }: TurnReport, release: Release): string {
  if (STATED_BY_QUESTION.includes(stand.step)) return '';
  const isAgain = stand.ahead.includes(stand.step) || (stand.revisits && stand.step !== from);
  if (!isAgain || stand.offer) return '';
  const lines = releaseLines(release).filter(({ step, text }) => step === stand.step && text !== '');
  return lines.length > 0 ? `Filled in now: ${lines.map(({ label, text }) => `${label}: ${text}`).join('; ')}.` : '';
}

const OTHER_WAYS = 'Let’s do this another way: press one of the buttons.';

const BEYOND = {
  submit: 'I never submit a release. You look through the review sheet and submit it there.',
  pay: 'I never pay or charge anything. You choose a plan and pay for it when you submit.',
  delete:
    'I never delete anything. You delete a draft in your library, with “Delete draft” in the menu of its card, and a track in the editor.',
  money: 'I don’t handle money. See your balance for earnings and payouts.',
} as const;

function answerTo(act: AnswerAct, { after, from, stand, hasUndone, faults, points }: TurnReport): string {
  switch (act.kind) {
    case 'undo':
      return hasUndone || faults.length > 0 ? '' : 'There’s nothing left that I can undo.';
    case 'back':
      return stand.step === from ? 'There’s no question before this one.' : '';
    case 'summary':
      return summaryText(after);
    case 'why':
      return questions[from].why;
    case 'explain':
      return answerToQuestion(act.term, { release: after, step: from });
    case 'what-is-left':
      return leftText(after, points);
    case 'beyond':
      return BEYOND[act.what];
    case 'licence':
      return licenceText(act.answer, after);
    case 'unknown-name':
      return `I don’t know a store or country called “${act.said}”.`;
    case 'greet':
      return 'Hello!';
    case 'thanks':
      return 'You’re welcome.';
    case 'go-through':
      return 'What should change? I’ll go through it with you: keep what’s right, and tell me what isn’t.';
    case 'unclear':
      return 'I didn’t understand that.';
    default:
      return '';
  }
}

/** Quotes the parts of a message that were not used, so that the artist can rephrase them. */
function leftOverText(acts: readonly AnswerAct[]): string {
  const texts = acts.flatMap((act) => (act.kind === 'left-over' ? [`“${act.text}”`] : []));
  return texts.length > 0 ? `I didn’t use: ${texts.join(', ')}.` : '';
}

function leftText(release: Release | null, points: Points): string {
  const missing = release ? submissionBlockers(release) : [];
  if (!release) return 'Everything: we’ve only just started.';
  const left = missing.length === 0 ? 'Nothing required is missing.' : `Still missing: ${missing.join(', ')}.`;
  return [officeText(points, release), left, missingLicencesText(release)].filter(Boolean).join(' ');
}
