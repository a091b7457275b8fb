import type { Working } from './apply/working.ts';
import type { Conversation, FileSent } from './conversation.ts';
import type { Movement, Moves } from './conversation-after.ts';
import { isStillOpen } from './offer-from-suggestions.ts';
import type { Operation } from './operation.ts';
import { type Meaning, wasNotUnderstood } from './resolve-meaning.ts';
import { type Place, type Step, stepOfPlace, steps } from './step.ts';

type TurnOutcome = {
  meaning: Meaning;
  done: Working;
  operations: readonly Operation[];
  file: FileSent | null;
  isLocked: boolean;
  /** Whether the message came from one of our buttons. */
  isPressed: boolean;
};

const movements: ReadonlySet<string> = new Set<Movement['kind']>([
  'skip',
  'only-required',
  'back',
  'go-to',
  'start-over',
  'keep',
  'go-through',
]);
const isMovement = (act: { kind: string }): act is Movement => movements.has(act.kind);

/** Derives how a turn moves the conversation on. */
export function movesFrom(
  conversation: Conversation,
  { meaning, done, operations, file, isLocked, isPressed }: TurnOutcome,
): Omit<Moves, 'points'> {
  // While a release is with the office, the conversation cannot move.
  const act = isLocked ? undefined : meaning.acts.find(isMovement);
  const hasDone = done.touched.length > 0 || done.dealt.length > 0 || operations.length > 0 || meaning.isAnswered;
  const isTalk =
    !hasDone &&
    (file === null || typeof file.verdict === 'object') &&
    !(act && (act.kind === 'skip' || act.kind === 'only-required' || act.kind === 'keep'));
  const isMissed = isTalk && file === null && !meaning.offer && wasNotUnderstood(meaning);
  const { offer } = conversation;
  // The offer is repeated after mere talk, and after an answer to something else.
  const isAside = offer !== null && done.touched.length > 0 && !meaning.isAnswered && isStillOpen(offer, done.touched);
  const keepsOffer = (isTalk || isAside) && !act && !meaning.isChosen && !(isMissed && conversation.misses > 0);
  const isUndo = meaning.acts.some(({ kind }) => kind === 'undo');
  return {
    touched: done.touched,
    isAnswered: meaning.isAnswered,
    act,
    undone: isUndo ? stepsOf(operations) : [],
    isTalk,
    hasFile: file !== null,
    offer: isLocked ? null : (meaning.offer ?? (keepsOffer ? offer : null)),
    isMissed,
    isTyped: !isPressed && !meaning.isChosen && !isUndo,
  };
}

/** Lists the steps that the operations are about, in the order in which they are asked. */
function stepsOf(operations: readonly Operation[]): Step[] {
  const touched = operations.flatMap((operation): Step[] => {
    if (operation.kind === 'remove-track') return ['track_count'];
    if (operation.kind === 'edit-release') return [stepOfPlace[operation.edit.field]];
    if (operation.kind !== 'edit-track') return [];
    const place: Place = operation.edit.field;
    return [place === 'title' ? 'track_titles' : stepOfPlace[place]];
  });
  return steps.filter((step) => touched.includes(step));
}
