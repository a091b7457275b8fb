import { fold } from '../fold.ts';
import type { Act } from './act.ts';
import type { Conversation } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';

const plain = (text: string): string => fold(text.trim()).replace(/[.!]+$/, '');

/** The button of the offer that stands whose words a message is, pressed or typed. */
const pressed = (message: string, { offer }: Pick<Conversation, 'offer'>): OfferAnswer | undefined =>
  offer?.answers.find(({ label }) => plain(label) === plain(message));

/** What a message means that is one of our own buttons; undefined for any other, which an interpreter reads. */
export function chosenAnswer(message: string, conversation: Pick<Conversation, 'offer'>): Act[] | undefined {
  const answer = pressed(message, conversation);
  if (!answer) return undefined;
  return answer.means ? [{ kind: answer.means }] : answer.acts;
}
