import type { Release } from '../releases/release.ts';
import { MISSES_UNTIL_STUCK } from './choices-at.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { isDeclaration } from './declaration-text.ts';
import { isOpen, nextQuestion, questionAt } from './next-question.ts';
import type { AnswerAct, Offer } from './offer.ts';
import type { Points } from './open-point.ts';
import type { Question } from './question.ts';
import { questions } from './questions.ts';
import { confirmedMarks } from './recap.ts';
import { type Place, type Step, stepOfPlace, steps } from './step.ts';

const without = (list: readonly Step[], step: Step) => list.filter((one) => one !== step);
const withoutAll = (list: readonly Step[], some: readonly Step[]) => list.filter((one) => !some.includes(one));
const withSteps = (list: readonly Step[], more: readonly Step[]) => [...new Set([...list, ...more])];

/** An act that moves the conversation to a different question. */
export type Movement = Extract<
  AnswerAct,
  { kind: 'skip' | 'only-required' | 'back' | 'go-to' | 'start-over' | 'keep' | 'go-through' }
>;

/** The results of a turn that determine where the conversation continues. */
export type Moves = {
  /** Fields for which the message had a value. */
  touched: readonly Place[];
  /** Whether the question was answered with yes or no. */
  isAnswered: boolean;
  act: Movement | undefined;
  /** The steps whose answers were undone, in order. */
  undone: readonly Step[];
  /** Whether a file came with the message. */
  hasFile: boolean;
  /** Whether the message was only talk, so that the question stays open. */
  isTalk: boolean;
  /** An offer that replaces the question, whose step remains unanswered. */
  offer: Offer | null;
  /** Whether nothing in the message was understood. */
  isMissed: boolean;
  /** The open points after the turn. */
  points: Points;
  /** Whether the artist typed the message instead of pressing a button. */
  isTyped: boolean;
};

/** The part of a conversation's state that a turn changes directly. */
type Stand = Omit<Conversation, 'misses' | 'inherited' | 'typed' | 'confirmed'>;

/** Computes the state of the conversation after a turn (product 31.2). */
export function conversationAfter(stand: Conversation, moves: Moves, release: Release | null): Conversation {
  const confirmed = confirmedAfter(stand, moves, release);
  const typed = typedAfter(stand, moves, confirmed);
  const after = {
    ...stateAfter({ ...stand, confirmed }, moves, release),
    inherited: stand.inherited,
    typed,
    confirmed,
  };
  if (!moves.isMissed || after.step !== stand.step) return { ...after, misses: 0 };
  // Before there is a release, misses are not stored, so the first one is already treated as repeated.
  return { ...after, misses: release ? stand.misses + 1 : MISSES_UNTIL_STUCK };
}

/** When the artist confirms the list of deliverables, stores the marks of its lines. */
function confirmedAfter(stand: Conversation, { act, isAnswered }: Moves, release: Release | null): string[] {
  if (act?.kind === 'start-over') return [];
  return stand.step === 'recap' && isAnswered && release ? confirmedMarks(release) : stand.confirmed;
}

/** Records which declarations were typed. Confirming the list of deliverables clears them. */
function typedAfter(stand: Conversation, { touched, isTyped }: Moves, confirmed: readonly string[]): Place[] {
  if (confirmed !== stand.confirmed) return [];
  const others = stand.typed.filter((place) => !touched.includes(place));
  return isTyped ? [...others, ...touched.filter(isDeclaration)] : others;
}

function stateAfter(stand: Conversation, moves: Moves, release: Release | null): Stand {
  const { step } = stand;
  if (moves.act?.kind === 'start-over')
    return { ...newConversation, dealt: stand.dealt, revisits: true, ahead: answeredSteps(release) };
  const [undone] = moves.undone;
  if (undone) return afterUndo(stand, moves, undone);
  const { act, offer } = moves;
  const answered: Step[] = moves.touched.map((place) => stepOfPlace[place]);
  const raised = moves.touched.flatMap((place) => followUps[place] ?? []);
  const settled = withSteps(withoutAll(stand.settled, raised), [...answered, ...newlySettled(stand, moves)]);
  const isSkipped = act?.kind === 'skip' && questions[step].isRequired;
  const skipped = isSkipped
    ? withSteps(stand.skipped, [step])
    : stand.skipped.filter((one) => !answered.includes(one) && !(act?.kind === 'keep' && one === step));
  const recent = moves.touched.length > 0 ? [...moves.touched] : stand.recent;
  const ahead = aheadAfter(stand, moves, answered);
  const { dealt, passed, point } = stand;
  const rest = { recent, offer, ahead, dealt, passed, point };
  const left = (to: Step) => (to === step ? stand.trail : [...without(stand.trail, step), step]);
  if (act?.kind === 'back') {
    const { step: to } = questionAt(stand.trail.at(-1) ?? step, release, stand);
    const trail = stand.trail.slice(0, -1);
    return { ...rest, step: to, settled: without(settled, to), skipped: without(skipped, to), trail, revisits: true };
  }
  if (offer) {
    const revisits = offer.step === step ? stand.revisits : true;
    return {
      ...rest,
      step: offer.step,
      settled: without(settled, offer.step),
      skipped,
      trail: left(offer.step),
      revisits,
    };
  }
  const next = nextStep(stand, { ...moves, settled, skipped, ahead, confirmed: stand.confirmed }, release);
  const isRevisit = act?.kind === 'go-to' || ahead.includes(next.step) || (next.step === step && stand.revisits);
  return { ...rest, step: next.step, settled, skipped, trail: left(next.step), revisits: isRevisit };
}

/** Questions that follow from an answer and are asked right after it. */
const followUps: Partial<Record<Place, Step>> = {
  containsCover: 'cover_licence',
  stores: 'content_id',
  contentId: 'content_id',
};

/** Returns the steps that become settled although nothing was filled in. */
function newlySettled({ step, skipped }: Conversation, { act, isAnswered }: Moves): Step[] {
  if (isAnswered || act?.kind === 'keep') return [step];
  if (act?.kind === 'skip') return !questions[step].isRequired || skipped.includes(step) ? [step] : [];
  return act?.kind === 'only-required' ? optionalSteps : [];
}

/** The steps that "only what is required" skips. */
const optionalSteps = steps.filter((step) => !questions[step].isRequired && !questions[step].asksOnce);

/** Lists the answered steps that the artist still wants to be asked again. */
function aheadAfter(
  { step, ahead, trail }: Conversation,
  { act, isTalk, offer }: Moves,
  answered: readonly Step[],
): Step[] {
  if (act?.kind === 'go-through') return act.steps;
  if (act?.kind === 'only-required') return [];
  const before = trail.at(-1);
  if (act?.kind === 'back' && before && ahead.length > 0) return [before, ...without(ahead, before)];
  const isLeft = isTalk || offer !== null;
  return ahead.filter((one) => !answered.includes(one) && (isLeft || one !== step));
}

const answeredSteps = (release: Release | null): Step[] =>
  release
    ? steps.filter(
        (step) => step !== 'review' && questions[step].applies(release) && questions[step].isAnswered(release),
      )
    : [];

/** Returns to the first question whose answer was undone. */
function afterUndo(stand: Conversation, { undone, touched }: Moves, first: Step): Stand {
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
  moves: Moves & Pick<Conversation, 'settled' | 'skipped' | 'ahead' | 'confirmed'>,
  release: Release | null,
): Question {
  const next = nextQuestion(release, moves, moves.points);
  if (next.step === 'locked') return next;
  if (moves.act?.kind === 'go-to') return questionAt(moves.act.step, release, moves);
  const followUp = moves.touched.map((place) => followUps[place]).find((step) => step !== undefined);
  if (followUp && release && isOpen(questions[followUp], release, moves)) return questions[followUp];
  // A question that asks for several files stays open until it has them all.
  if (moves.hasFile && !moves.isTalk && release && isOpen(questions[stand.step], release, moves))
    return questions[stand.step];
  const isLed = moves.act?.kind === 'go-through';
  const stays =
    moves.isTalk && !isLed && release !== null && (stand.revisits || isOpen(questions[stand.step], release, stand));
  if (stays) return questionAt(stand.step, release, moves);
  const ahead = release && moves.ahead.find((step) => questions[step].applies(release));
  return ahead ? questions[ahead] : next;
}
