import { AUDIO_MB } from '../media/file-finding.ts';
import { percentComplete } from '../releases/completeness.ts';
import type { SubmittedContent } from '../releases/earlier-submission.ts';
import type { Release } from '../releases/release.ts';
import { isReadOnly } from '../releases/release-status.ts';
import { readinessOf, submissionBlockers } from '../rules/readiness.ts';
import { blankRelease } from './blank-release.ts';
import { choicesAt } from './choices-at.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { expectedAnswer } from './expected-answer.ts';
import { isOpen, nextQuestion, questionAt } from './next-question.ts';
import type { Points } from './open-point.ts';
import { pointsOf } from './open-points.ts';
import type { Turn } from './plan-turn.ts';
import { questions } from './questions.ts';
import type { Step } from './step.ts';

/** The first message of every conversation. The page shows it before any question (product 31.1). */
export const WELCOME =
  'Hi! I’m your release assistant. I ask one question at a time and fill in your release as you answer. Drop your cover and audio here at any time, and ask me what a word means.';

/**
 * Opens or resumes a conversation: says what is filled in and what is missing, and asks the current question. `step` is
 * set if the artist pressed "Ask" next to a field. The release does not change.
 */
export function openTurn({
  release,
  earlier = null,
  conversation: stored,
  step,
  losslessMb = AUDIO_MB,
  now,
}: {
  release: Release | null;
  /** The submission that the office sent back; null if there is none. */
  earlier?: SubmittedContent | null;
  conversation: Conversation;
  step?: Step | undefined;
  /** The size limit for WAV and FLAC files, set by the operator, in MB. */
  losslessMb?: number;
  now: Date;
}): Turn {
  const conversation = { ...newConversation, ...stored };
  const points = pointsOf(release, conversation, { earlier, now });
  const stand = { ...standAt(release, conversation, step, points), point: points.current?.key ?? '' };
  const question = questions[stand.step];
  const shown = release ?? blankRelease(now);
  const questionText = stand.offer?.text || question.ask(shown, { losslessMb, points, stand });
  const parts = [release && !step ? progressText(release) : '', questionText];
  return {
    operations: [],
    release,
    conversation: stand,
    reply: parts.filter(Boolean).join('\n\n'),
    nextStep: stand.step,
    asked: expectedAnswer(question, release, points),
    changes: [],
    choices: choicesAt(stand, release, shown, points),
    isUndo: false,
  };
}

function standAt(
  release: Release | null,
  conversation: Conversation,
  step: Step | undefined,
  points: Points,
): Conversation {
  const isLocked = release !== null && isReadOnly(release.status);
  if (isLocked) return { ...conversation, step: 'locked', revisits: false, offer: null, misses: 0 };
  const wanted = step && questionAt(step, release, conversation).step;
  if (wanted && wanted !== conversation.step)
    return { ...conversation, step: wanted, revisits: true, offer: null, misses: 0 };
  const stays =
    release !== null && (conversation.revisits || isOpen(questions[conversation.step], release, conversation));
  // The inherited values have already been listed. The offer to change them must not hold up a question that has been
  // answered since.
  const isOfInherited =
    conversation.offer?.answers.some(({ acts }) => acts.some(({ kind }) => kind === 'go-through')) ?? false;
  if (wanted || (conversation.offer && (stays || !isOfInherited)))
    return { ...conversation, revisits: conversation.revisits || wanted !== undefined };
  const next = (
    stays ? questionAt(conversation.step, release, conversation) : nextQuestion(release, conversation, points)
  ).step;
  return next === conversation.step
    ? conversation
    : { ...conversation, step: next, revisits: false, offer: null, misses: 0 };
}

function progressText(release: Release): string {
  if (isReadOnly(release.status)) return '';
  const missing = submissionBlockers(release);
  const percent = percentComplete(readinessOf(release).missing);
  const left = missing.length === 0 ? 'Nothing required is missing.' : `Still missing: ${missing.join(', ')}.`;
  return `Welcome back. “${release.title}” is ${percent}% complete. ${left}`;
}
