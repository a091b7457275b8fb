import type { Release } from '../releases/release.ts';
import { answersAt, KEEP_LABEL } from './chosen-answer.ts';
import type { Choice, Conversation } from './conversation.ts';
import { editorLink } from './editor-link.ts';
import { expectedAnswer } from './expected-answer.ts';
import type { Points } from './open-point.ts';
import { quickReplies } from './question.ts';
import { questions } from './questions.ts';
import type { Step } from './step.ts';

/** After this many misunderstood messages in a row, the assistant offers other ways to continue. */
export const MISSES_UNTIL_STUCK = 2;

/** Whether the artist's typed answers to this question have repeatedly been misunderstood. */
export const isStuck = ({ misses }: Pick<Conversation, 'misses'>): boolean => misses >= MISSES_UNTIL_STUCK;

/**
 * Lists ways to continue after repeated misunderstandings: skip the question, open the editor, or write to a person
 * (product 31.12).
 */
function waysToContinue(step: Step, release: Release | null, points: Points): Choice[] {
  const person: Choice = { label: 'Write to a person', link: '/contact?subject=Support' };
  if (!release) return [person];
  const skip = expectedAnswer(questions[step], release, points).canSkip ? quickReplies('Skip') : [];
  return [...skip, { label: 'Open the editor', link: editorLink(step, release, points) }, person];
}

/**
 * Lists the quick replies to the current offer or question. `shown` is the release, or a blank one if there is none
 * yet.
 */
export function choicesAt(stand: Conversation, release: Release | null, shown: Release, points: Points): Choice[] {
  const { step, offer, ahead } = stand;
  const answers = answersAt(stand, release).map(({ label }) => ({ label, message: label }));
  if (offer) return answers;
  const keep = ahead.includes(step) ? quickReplies(KEEP_LABEL) : [];
  const own = [...keep, ...answers, ...(questions[step].choices?.(shown, points) ?? [])];
  return isStuck(stand) ? [...own, ...waysToContinue(step, release, points)] : own;
}
