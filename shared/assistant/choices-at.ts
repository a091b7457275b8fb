import type { Release } from '../releases/release.ts';
import { askedAt } from './asked-at.ts';
import { KEEP } from './chosen-answer.ts';
import type { Choice, Conversation } from './conversation.ts';
import { editorLink } from './editor-link.ts';
import type { Points } from './open-point.ts';
import { says } from './question.ts';
import { questions } from './questions.ts';

/** How many messages in a row are not understood before other ways are offered. */
export const MISSES = 2;

type Stand = Pick<Conversation, 'step' | 'offer' | 'misses' | 'ahead'>;

/** Whether an artist does not get on at a question by typing. */
export const isStuck = ({ misses }: Pick<Stand, 'misses'>): boolean => misses >= MISSES;

/** Ways on for an artist who is not understood: another question, the editor, a person (product 31.12). */
function waysOn(step: Stand['step'], release: Release | null, points: Points): Choice[] {
  const person: Choice = { label: 'Write to a person', link: '/contact?subject=Support' };
  if (!release) return [person];
  const skip = askedAt(questions[step], release, points).canSkip ? says('Skip') : [];
  return [...skip, { label: 'Open the editor', link: editorLink(step, release, points) }, person];
}

/** The quick replies where a conversation stands: those of the offer, or of the question. `shown` is the release that a question reads. */
export function choicesAt(stand: Stand, release: Release | null, shown: Release, points: Points): Choice[] {
  const { step, offer, ahead } = stand;
  if (offer) return offer.answers.map(({ label }) => ({ label, message: label }));
  const keep = ahead.includes(step) ? says(KEEP) : [];
  const own = [...keep, ...(questions[step].choices?.(shown, points) ?? [])];
  return isStuck(stand) ? [...own, ...waysOn(step, release, points)] : own;
}
