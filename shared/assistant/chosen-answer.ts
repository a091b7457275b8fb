import { fold } from '../fold.ts';
import type { Release } from '../releases/release.ts';
import type { Conversation } from './conversation.ts';
import type { AnswerAct, OfferAnswer } from './offer.ts';
import { noPoints, type Points } from './open-point.ts';
import { questions } from './questions.ts';

const plain = (text: string): string => fold(text.trim()).replace(/[.!]+$/, '');

/** Returns the buttons of the current offer, or else of the question. Their acts need no interpreter. */
export const answersAt = (stand: Conversation, release: Release | null): readonly OfferAnswer[] =>
  stand.offer?.answers ?? (release && questions[stand.step].answers?.(release, stand)) ?? [];

/** The label of the button that keeps the current answer, shown when an answered question is asked again. */
export const KEEP_LABEL = 'Keep it';
const keepPhrases: readonly string[] = [KEEP_LABEL, 'Keep', 'Keep that', 'Keep them'].map(plain);

/**
 * Returns the acts of the button whose label the message repeats; undefined if none does, so that an interpreter reads
 * it.
 */
export function chosenAnswer(
  message: string,
  conversation: Conversation,
  release: Release | null,
): AnswerAct[] | undefined {
  const answer = answersAt(conversation, release).find(({ label }) => plain(label) === plain(message));
  if (answer) return answer.means ? [{ kind: answer.means }] : answer.acts;
  const canKeep = conversation.ahead.includes(conversation.step);
  return canKeep && keepPhrases.includes(plain(message)) ? [{ kind: 'keep' }] : undefined;
}

/** Whether a message repeats a button under the last reply, and is therefore not in the artist's own words. */
export function isQuickReply(
  message: string,
  conversation: Conversation,
  release: Release | null,
  points: Points = noPoints,
): boolean {
  const choices = release ? (questions[conversation.step].choices?.(release, points) ?? []) : [];
  return (
    chosenAnswer(message, conversation, release) !== undefined ||
    choices.some((choice) => 'message' in choice && plain(choice.message) === plain(message))
  );
}
