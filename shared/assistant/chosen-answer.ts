import { fold } from '../fold.ts';
import type { Release } from '../releases/release.ts';
import type { Conversation } from './conversation.ts';
import type { AnswerAct, OfferAnswer } from './offer.ts';
import { noPoints, type Points } from './open-point.ts';
import { questions } from './questions.ts';

const plain = (text: string): string => fold(text.trim()).replace(/[.!]+$/, '');

/** The buttons that a conversation understands by itself: those of the offer, or of the question. */
export const answersAt = (stand: Conversation, release: Release | null): readonly OfferAnswer[] =>
  stand.offer?.answers ?? (release && questions[stand.step].answers?.(release, stand)) ?? [];

/** Where a question is asked again that is answered: what leaves it so. */
export const KEEP = 'Keep it';
const keeps: readonly string[] = [KEEP, 'Keep', 'Keep that', 'Keep them'].map(plain);

/** What a message means that is one of our own buttons; undefined for any other, which an interpreter reads. */
export function chosenAnswer(
  message: string,
  conversation: Conversation,
  release: Release | null,
): AnswerAct[] | undefined {
  const answer = answersAt(conversation, release).find(({ label }) => plain(label) === plain(message));
  if (answer) return answer.means ? [{ kind: answer.means }] : answer.acts;
  const canKeep = conversation.ahead.includes(conversation.step);
  return canKeep && keeps.includes(plain(message)) ? [{ kind: 'keep' }] : undefined;
}

/** Whether a message is what one of the buttons under the last reply says: it was chosen, and not typed in words of the artist's own. */
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
