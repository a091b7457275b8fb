import { fold } from '../fold.ts';
import type { Conversation } from './conversation.ts';
import type { AnswerAct, OfferAnswer } from './offer.ts';

const plain = (text: string): string => fold(text.trim()).replace(/[.!]+$/, '');

/** The button of the offer that stands whose words a message is, pressed or typed. */
const pressed = (message: string, { offer }: Pick<Conversation, 'offer'>): OfferAnswer | undefined =>
  offer?.answers.find(({ label }) => plain(label) === plain(message));

/** Where a question is asked again that is answered: what leaves it so. */
export const KEEP = 'Keep it';
const keeps: readonly string[] = [KEEP, 'Keep', 'Keep that', 'Keep them'].map(plain);

/** What a message means that is one of our own buttons; undefined for any other, which an interpreter reads. */
export function chosenAnswer(message: string, conversation: Conversation): AnswerAct[] | undefined {
  const answer = pressed(message, conversation);
  if (answer) return answer.means ? [{ kind: answer.means }] : answer.acts;
  const canKeep = conversation.ahead.includes(conversation.step);
  return canKeep && keeps.includes(plain(message)) ? [{ kind: 'keep' }] : undefined;
}
