import type { Release } from '../releases/release.ts';
import type { Act, PlainAct } from './act.ts';
import type { Conversation } from './conversation.ts';
import { thisQuestion } from './intents/this-question.ts';
import type { AnswerAct, Offer } from './offer.ts';
import { offerOf } from './offer-of.ts';
import type { Points } from './open-point.ts';
import { questions } from './questions.ts';
import { startOverOffer } from './start-over-offer.ts';

/** What a message comes to, once its yes and no are read. */
export type Meaning = {
  acts: AnswerAct[];
  /** The question of the step was answered by yes or no. */
  isAnswered: boolean;
  /** An answer of the offer that stood was given. */
  isChosen: boolean;
  /** What is asked next, instead of the question of the step. */
  offer: Offer | null;
  /** A bare yes or no where only a value is an answer. */
  awaitsValue: boolean;
};

type Stands = { conversation: Conversation; release: Release | null; begun: Release; self: string; points: Points };

/** Reads yes and no: they answer the offer that stands, or the question. What an interpreter only suggests becomes an offer. */
export function meaningOfActs(
  acts: readonly (Act | AnswerAct)[],
  { conversation, release, begun, self, points }: Stands,
): Meaning {
  const { step, offer } = conversation;
  const question = questions[step];
  const meant: Meaning = { acts: [], isAnswered: false, isChosen: false, offer: null, awaitsValue: false };
  for (const act of acts) {
    if (act.kind === 'suggest') continue;
    if (act.kind === 'start-over' && release) {
      meant.offer = startOverOffer(step);
      continue;
    }
    if (act.kind !== 'yes' && act.kind !== 'no') {
      meant.acts.push(act);
    } else if (offer) {
      const answer = offer.answers.find(({ means }) => means === act.kind);
      meant.acts.push(...(answer?.acts ?? []));
      meant.isChosen = answer !== undefined;
    } else {
      const says = act.kind === 'yes' ? question.yes : question.no;
      if (says && release) {
        const said = says(release, points);
        meant.acts.push(...said);
        // A licence that somebody has is awaited until its file is here.
        meant.isAnswered = !said.some((one) => one.kind === 'licence' && one.answer === 'have');
      } else if (act.kind === 'no' && !question.isRequired) meant.acts.push({ kind: 'skip' });
      else if ((act.kind === 'no') === (question.yes !== undefined)) meant.awaitsValue = true;
      else meant.acts.push({ kind: 'unclear' });
    }
  }
  const suggests = acts.filter((act) => act.kind === 'suggest');
  const offered = meant.offer ? null : offerOf(suggests, { step, release: begun, self });
  if (!offered) return meant;
  const leftOver = offered.leftOver.map((text): PlainAct => ({ kind: 'left-over', text }));
  return { ...meant, acts: [...meant.acts, ...leftOver], offer: offered.offer };
}

/** Whether an act says that something was not understood. */
const isMiss = (act: AnswerAct): boolean =>
  act.kind === 'unclear' ||
  act.kind === 'left-over' ||
  act.kind === 'unknown-name' ||
  (act.kind === 'explain' && act.term === thisQuestion.form.topic);

/** Whether nothing of a message was understood. */
export const wasNotUnderstood = ({ acts, awaitsValue }: Meaning): boolean =>
  acts.every(isMiss) && (awaitsValue || acts.length > 0);
