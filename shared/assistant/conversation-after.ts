import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import { MISSES } from './choices-at.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { isOpen, nextQuestion } from './next-question.ts';
import type { Offer } from './offer.ts';
import type { Points } from './open-point.ts';
import type { Question } from './question.ts';
import { questions } from './questions.ts';
import { type Place, type Step, stepOfPlace, steps } from './step.ts';

const without = (list: readonly Step[], step: Step) => list.filter((one) => one !== step);
const withoutAll = (list: readonly Step[], some: readonly Step[]) => list.filter((one) => !some.includes(one));
const withSteps = (list: readonly Step[], more: readonly Step[]) => [...new Set([...list, ...more])];

/** An act that moves the conversation by itself. */
export type Movement = Extract<PlainAct, { kind: 'skip' | 'only-required' | 'back' | 'go-to' | 'start-over' }>;

/** What was said in a turn, as far as it moves the conversation. */
export type Moves = {
  /** Fields that were spoken of with a value. */
  touched: readonly Place[];
  /** Whether the question was answered by yes or no. */
  isAnswered: boolean;
  act: Movement | undefined;
  /** The questions whose answers were taken back, in their order. */
  undone: readonly Step[];
  /** A file came with it. */
  hasFile: boolean;
  /** Nothing but talk: the question stays. */
  isTalk: boolean;
  /** What is asked instead of a question: it counts as unanswered. */
  offer: Offer | null;
  /** Nothing of the message was understood. */
  isMissed: boolean;
  /** What stands open after the turn. */
  points: Points;
};

/** Where a conversation stands after a turn (product 31.2). */
export function conversationAfter(stand: Conversation, moves: Moves, release: Release | null): Conversation {
  const after = standAfter(stand, moves, release);
  if (!moves.isMissed || after.step !== stand.step) return { ...after, misses: 0 };
  // Nothing is stored before there is a release: a second miss cannot be told from a first.
  return { ...after, misses: release ? stand.misses + 1 : MISSES };
}

function standAfter(stand: Conversation, moves: Moves, release: Release | null): Omit<Conversation, 'misses'> {
  const { step } = stand;
  if (moves.act?.kind === 'start-over') return { ...newConversation, dealt: stand.dealt, revisits: true };
  const [undone] = moves.undone;
  if (undone) return afterUndo(stand, moves, undone);
  const isOptional = !questions[step].isRequired;
  const skips = moves.act?.kind === 'skip';
  const answered: Step[] = moves.touched.map((place) => stepOfPlace[place]);
  const optional = steps.filter((one) => !questions[one].isRequired);
  const raised = moves.touched.flatMap((place) => followUps[place] ?? []);
  const settled = withSteps(withoutAll(stand.settled, raised), [
    ...answered,
    ...(moves.isAnswered || (skips && (isOptional || stand.skipped.includes(step))) ? [step] : []),
    ...(moves.act?.kind === 'only-required' ? optional : []),
  ]);
  const skipped =
    skips && !isOptional ? withSteps(stand.skipped, [step]) : stand.skipped.filter((one) => !answered.includes(one));
  const { offer } = moves;
  const recent = moves.touched.length > 0 ? [...moves.touched] : stand.recent;
  if (moves.act?.kind === 'back') {
    const to = stand.trail.at(-1) ?? step;
    return {
      ...stand,
      step: to,
      settled: without(settled, to),
      skipped: without(skipped, to),
      trail: stand.trail.slice(0, -1),
      revisits: true,
      recent,
      offer,
    };
  }
  if (offer) {
    const isHere = offer.step === step;
    const trail = isHere ? stand.trail : [...without(stand.trail, step), step];
    const revisits = isHere ? stand.revisits : true;
    return {
      ...stand,
      step: offer.step,
      settled: without(settled, offer.step),
      skipped,
      trail,
      revisits,
      recent,
      offer,
    };
  }
  const next = nextStep(stand, { ...moves, settled, skipped }, release);
  const isRevisit = moves.act?.kind === 'go-to' || (next.step === step && stand.revisits);
  const trail = next.step === step ? stand.trail : [...without(stand.trail, step), step];
  return { ...stand, step: next.step, settled, skipped, trail, revisits: isRevisit, recent, offer };
}

/** Questions that an answer raises, which are asked at once. */
const followUps: Partial<Record<Place, Step>> = {
  containsCover: 'cover_licence',
  stores: 'content_id',
  contentId: 'content_id',
};
/** The question whose answer was taken back is asked again. */
function afterUndo(stand: Conversation, { undone, touched }: Moves, first: Step): Omit<Conversation, 'misses'> {
  const isLeft = (step: Step) => !undone.includes(step);
  return {
    ...stand,
    step: first,
    settled: stand.settled.filter(isLeft),
    skipped: stand.skipped.filter(isLeft),
    trail: first === stand.step ? stand.trail : [...without(stand.trail, stand.step), stand.step],
    revisits: true,
    recent: [...touched],
    offer: null,
  };
}

function nextStep(
  stand: Conversation,
  moves: Moves & Pick<Conversation, 'settled' | 'skipped'>,
  release: Release | null,
): Question {
  const next = nextQuestion(release, moves, moves.points);
  if (next.step === 'locked') return next;
  if (moves.act?.kind === 'go-to') return questions[moves.act.step];
  const followUp = moves.touched.map((place) => followUps[place]).find((step) => step !== undefined);
  if (followUp && release && isOpen(questions[followUp], release, moves)) return questions[followUp];
  // A question that asks for several files stays until it has them all.
  if (moves.hasFile && !moves.isTalk && release && isOpen(questions[stand.step], release, moves))
    return questions[stand.step];
  const stays = moves.isTalk && release !== null && (stand.revisits || isOpen(questions[stand.step], release, stand));
  return stays ? questions[stand.step] : next;
}
