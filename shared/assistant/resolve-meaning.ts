import type { Release } from '../releases/release.ts';
import type { Act } from './act.ts';
import type { Conversation } from './conversation.ts';
import { thisQuestion } from './intents/this-question.ts';
import { manyTracksOffer } from './many-tracks-offer.ts';
import type { AnswerAct, Offer } from './offer.ts';
import { offerFrom } from './offer-from-suggestions.ts';
import type { Points } from './open-point.ts';
import { questions } from './questions.ts';
import { startOverOffer } from './start-over-offer.ts';

/** The meaning of a message once yes and no are resolved. */
export type Meaning = {
  acts: AnswerAct[];
  /** Whether the step's question was answered with yes or no. */
  isAnswered: boolean;
  /** Whether the message selected one of the open offer's answers. */
  isChosen: boolean;
  /** An offer to make next, instead of asking the step's question. */
  offer: Offer | null;
  /** Whether the message was only a yes or no although a value is needed. */
  awaitsValue: boolean;
};

type MeaningContext = {
  conversation: Conversation;
  release: Release | null;
  begun: Release;
  self: string;
  points: Points;
};

/** Resolves a yes or no as an answer to the open offer, or else to the question. */
function resolveYesOrNo(
  kind: 'yes' | 'no',
  { conversation: { step, offer }, release, points }: MeaningContext,
): Partial<Omit<Meaning, 'offer'>> {
  if (offer) {
    const answer = offer.answers.find(({ means }) => means === kind);
    return { acts: answer?.acts ?? [], isChosen: answer !== undefined };
  }
  const question = questions[step];
  const says = question[kind];
  if (says && release) {
    const meantActs = says(release, points);
    // If the artist has said that they have a licence, it is still expected until its file arrives.
    const isAwaited = meantActs.some((act) => act.kind === 'licence' && act.answer === 'have');
    return { acts: [...meantActs], isAnswered: !isAwaited };
  }
  if (kind === 'no' && !question.isRequired) return { acts: [{ kind: 'skip' }] };
  const isHalf = (kind === 'no') === (question.yes !== undefined);
  return isHalf ? { awaitsValue: true } : { acts: [{ kind: 'unclear' }] };
}

/**
 * Extracts the one offer to make, before any act is applied. The words of all other suggestions are reported as not
 * understood.
 */
function extractOffer(
  acts: readonly (Act | AnswerAct)[],
  { conversation: { step }, release, begun, self }: MeaningContext,
) {
  const suggests = acts.filter((act) => act.kind === 'suggest');
  const others = acts.filter((act): act is AnswerAct => act.kind !== 'suggest');
  const unasked = suggests.map(({ said }): AnswerAct => ({ kind: 'left-over', text: said }));
  if (release && acts.some(({ kind }) => kind === 'start-over')) return { offer: startOverOffer(step), acts: unasked };
  const many = manyTracksOffer(others, begun, step);
  if (many) return { offer: many.offer, acts: [...many.others, ...unasked] };
  const suggested = offerFrom(suggests, { step, release: begun, self });
  const leftOver = suggested?.leftOver.map((text): AnswerAct => ({ kind: 'left-over', text })) ?? [];
  return { offer: suggested?.offer ?? null, acts: [...others, ...leftOver] };
}

/**
 * Resolves yes and no as answers to the open offer, or else to the question. Suggestions from an interpreter, and acts
 * that need confirmation first, become an offer.
 */
export function resolveMeaning(acts: readonly (Act | AnswerAct)[], stands: MeaningContext): Meaning {
  const { offer, acts: plainActs } = extractOffer(acts, stands);
  const answers = plainActs.map(
    (act): Partial<Meaning> =>
      act.kind === 'yes' || act.kind === 'no' ? resolveYesOrNo(act.kind, stands) : { acts: [act] },
  );
  return {
    acts: answers.flatMap(({ acts = [] }) => acts),
    isAnswered: answers.some(({ isAnswered = false }) => isAnswered),
    isChosen: answers.some(({ isChosen = false }) => isChosen),
    offer,
    awaitsValue: answers.some(({ awaitsValue = false }) => awaitsValue),
  };
}

/** Whether an act reports something that was not understood. */
const isMiss = (act: AnswerAct): boolean =>
  act.kind === 'unclear' ||
  act.kind === 'left-over' ||
  act.kind === 'unknown-name' ||
  (act.kind === 'explain' && act.term === thisQuestion.form.topic);

/** Whether nothing in a message was understood. */
export const wasNotUnderstood = ({ acts, awaitsValue }: Meaning): boolean =>
  acts.every(isMiss) && (awaitsValue || acts.length > 0);
