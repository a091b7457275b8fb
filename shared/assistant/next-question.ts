import type { Release } from '../releases/release.ts';
import { isReadOnly } from '../releases/release-status.ts';
import { isReady } from '../rules/is-ready.ts';
import { readinessOf } from '../rules/readiness.ts';
import type { Conversation } from './conversation.ts';
import type { Points } from './open-point.ts';
import type { Question } from './question.ts';
import { questions } from './questions.ts';
import { isConfirmed } from './recap.ts';
import { type Step, steps } from './step.ts';

type Stand = Pick<Conversation, 'settled' | 'skipped' | 'confirmed'>;

/**
 * Whether a question still has to be asked. A required question that was skipped twice does not; the end of the
 * conversation mentions it.
 */
export function isOpen(
  { step, isRequired, asksOnce, applies, isAnswered }: Question,
  release: Release,
  stand: Stand,
): boolean {
  if (!applies(release)) return false;
  if (step === 'recap') return !isConfirmed(release, stand);
  const isSettled = stand.settled.includes(step);
  if (!isRequired) return !isSettled && (asksOnce === true || !isAnswered(release));
  const isLeft = isSettled && stand.skipped.includes(step);
  return !isLeft && (!isAnswered(release) || (asksOnce === true && !isSettled));
}

/**
 * Finds the next question: first the office's requests, then unanswered questions (skipped ones last), then other open
 * points, and finally the recap or the review. It depends only on the release and the state of the conversation, so the
 * editor, another tab or a different device may change the release at the same time (product 31.2).
 */
export function nextQuestion(release: Release | null, stand: Stand, { current }: Points): Question {
  if (release === null) return questions.title;
  if (isReadOnly(release.status)) return questions.locked;
  if (current?.kind === 'office') return questions.open_point;
  const open = steps
    .filter((step) => release.status === 'draft' || isMissing(step, release))
    .map((step) => questions[step])
    .filter((question) => question.step !== 'recap')
    .filter((question) => isOpen(question, release, stand));
  const first = open.find(({ step }) => !stand.skipped.includes(step)) ?? open.find(({ isRequired }) => isRequired);
  return first ?? (current ? questions.open_point : closingQuestion(release, stand));
}

/**
 * Returns the question that ends the conversation. The artist confirms the list of deliverables before the review says
 * that nothing is missing.
 */
const closingQuestion = (release: Release, stand: Stand): Question =>
  isOpen(questions.recap, release, stand) ? questions.recap : questions.review;

/**
 * Returns the question for a step. At the end of the conversation, that is whichever of the recap and the review is
 * due.
 */
export function questionAt(step: Step, release: Release | null, stand: Stand): Question {
  const isEnd = step === 'recap' || step === 'review';
  return isEnd && release ? closingQuestion(release, stand) : questions[step];
}

const isMissing = (step: Step, release: Release): boolean =>
  !isReady(readinessOf(release)) && questions[step].isRequired && !questions[step].isAnswered(release);
