import type { Release } from '../releases/release.ts';
import type { Choice, Conversation } from './conversation.ts';
import type { Points } from './open-points.ts';
import { questions } from './questions.ts';

/** The quick replies where a conversation stands: those of the offer, or of the question. */
export function choicesAt(
  { step, offer }: Pick<Conversation, 'step' | 'offer'>,
  release: Release,
  points: Points,
): Choice[] {
  if (offer) return offer.answers.map(({ label }) => ({ label, message: label }));
  return [...(questions[step].choices?.(release, points) ?? [])];
}
