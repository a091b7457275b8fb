import type { Act } from '../act.ts';
import { answers } from './answers.ts';
import { commandIn } from './commands.ts';
import type { InterpretContext } from './context.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { joined, type Piece, piecesOf } from './pieces.ts';
import { areOnly, findSaying } from './sayings.ts';
import { statementIn } from './statements.ts';
import { type Talk, talkIn } from './talk.ts';
import { wordsOf } from './words.ts';

/** Longest text that can be about one thing. What is longer is a list, or no answer. */
const LONGEST_STATEMENT = 300;
/** Pieces of a message, each with what stands between it and the next. */
const MOST_PIECES = 60;

/** A part of a message that says one thing: to the conversation (`talk`, `moves`), or about the release. */
export type Part = {
  text: string;
  talk?: Talk | undefined;
  /** What it asks the conversation to do: go back, go to a question. */
  moves?: Act[] | undefined;
  /** Only what names its own field is a statement in it. */
  isStrict: boolean;
};

export const statementOf: typeof statementIn = (text, context, isStrict) =>
  text.length > LONGEST_STATEMENT ? undefined : statementIn(text, context, isStrict);

/**
 * A message in parts that each say one thing. A piece that asks, puts off or chats stands alone; one that speaks of another field begins a part;
 * what follows and says nothing by itself belongs to what stands before it, commas and all.
 */
export function partsOf(text: string, context: InterpretContext): Part[] {
  const { step } = context.question;
  const kind = kindOfAnswer(step);
  const pieces = piecesOf(text);
  if (pieces.length > MOST_PIECES) return [{ text, isStrict: true }];
  const isAll = pieces.length === 1;
  const whole = isAll ? undefined : answers[step](text, context);
  const isStrict = kind !== 'choice' || (whole?.some(({ kind: act }) => act !== 'suggest') ?? false);
  const parts: (Omit<Part, 'text'> & { pieces: Piece[] })[] = [];
  for (const [n, piece] of pieces.entries()) {
    const last = parts.at(-1);
    const isNoise = n + 1 < pieces.length && areOnly(wordsOf(piece.text), 'filler');
    if (isNoise) continue;
    const moves = isAll ? undefined : moveIn(piece.text, context);
    const talk = moves ? undefined : talkIn(piece.text, kind, isAll);
    if (talk || moves) parts.push({ pieces: [piece], talk, moves, isStrict });
    else if (
      last &&
      !last.talk &&
      !last.moves &&
      (beginsWithOr(piece.text) || statementOf(piece.text, context, isStrict) === undefined)
    )
      last.pieces.push(piece);
    else parts.push({ pieces: [piece], isStrict });
  }
  return parts.map(({ pieces: own, ...part }) => ({ ...part, text: joined(own) }));
}

/** "Jazz, or contemporary jazz": what is left to choose is one thing. */
const beginsWithOr = (text: string): boolean => findSaying(wordsOf(text), 'either')[0]?.from === 0;

/** 'One step back, please: I would like to see the territories again.' */
function moveIn(text: string, { question }: InterpretContext): Act[] | undefined {
  if (wordsOf(text).length < 3) return undefined;
  const acts = commandIn(text, question);
  return acts?.some(({ kind }) => ['go-to', 'back', 'what-is-left', 'only-required', 'beyond'].includes(kind))
    ? acts
    : undefined;
}
