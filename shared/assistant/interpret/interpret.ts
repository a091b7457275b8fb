import { ACT_LIMIT, type Act, type PlainAct } from '../act.ts';
import type { Step } from '../step.ts';
import { answers } from './answers.ts';
import { commandIn } from './commands.ts';
import type { InterpretContext } from './context.ts';
import { correctionsIn } from './corrections.ts';
import { isDoubtful, offered } from './doubt.ts';
import { meantBefore } from './meant-before.ts';
import { joined, type Piece, piecesOf } from './pieces.ts';
import { questionAsked } from './questions-asked.ts';
import { cleaned, quoted, withoutOpening } from './said.ts';
import { areOnly } from './sayings.ts';
import { statementIn } from './statements.ts';
import { type Talk, talkIn } from './talk.ts';
import { wordsOf } from './words.ts';

/** Questions whose answer is free words: nearly everything may be one. */
const FREE: readonly Step[] = ['title', 'track_titles', 'record_label', 'p_line', 'c_line', 'artists', 'writers', 'contributors'];

/** Longest message that is read at all, and the longest that can be about one thing. What is longer is no answer, and would only cost time. */
const LONGEST = 1500;
const LONGEST_STATEMENT = 300;
/** Pieces of a message, each with what stands between it and the next. */
const MOST_PIECES = 60;

/**
 * What a message means, as far as the embedded interpreter understands it (product 31.6). It needs no model, asks nobody, and never throws:
 * what it does not understand is `unclear`, and asked again.
 */
export function interpret(message: string, context: InterpretContext): Act[] {
  const text = cleaned(message);
  if (text === '') return [];
  if (text.length > LONGEST) return [{ kind: 'unclear' }];
  if (quoted(text) !== undefined) return answerOr(text, context, context.question.step);
  const command = text.length > LONGEST_STATEMENT ? undefined : commandIn(text, context.question);
  if (command) return command;
  const corrected = correctionsIn(text, context);
  if (corrected) {
    const answered = corrected.left.reduce<Act[]>((acts, left) => {
      // What follows an answer in free words explains it.
      const isFurther = acts.length > 0 && FREE.includes(context.question.step);
      return isFurther ? acts : interpret(left, { ...context, pending: corrected.acts }).filter(({ kind }) => kind !== 'unclear' && kind !== 'thanks');
    }, []);
    return [...answered, ...corrected.acts].slice(0, ACT_LIMIT);
  }
  const meant = meantBefore(text);
  if (meant && context.previous) return answerOr(meant, { ...context, previous: undefined }, context.previous);
  const parts = partsOf(text, context);
  const acts: Act[] = [];
  for (const part of parts) {
    if (part.talk) continue;
    const said = readPart(part, { ...context, pending: [...(context.pending ?? []), ...acts] });
    acts.push(...(isDoubtful(part.text, context, said) ? offered(part.text, said) : said));
  }
  const understood = acts.filter(({ kind }) => kind !== 'unclear');
  const talk = talkActs(parts, context, understood.length > 0);
  const all = [...understood, ...talk];
  if (all.length === 0) return acts.length > 0 ? acts.slice(0, 1) : [{ kind: 'unclear' }];
  return all.slice(0, ACT_LIMIT);
}

type Part = { text: string; talk: Talk | undefined; isStrict: boolean };

const readPart = ({ text, isStrict }: Part, context: InterpretContext): Act[] =>
  statementOf(text, context, isStrict) ?? answerOr(text, context, context.question.step);

const statementOf: typeof statementIn = (text, context, isStrict) =>
  text.length > LONGEST_STATEMENT ? undefined : statementIn(text, context, isStrict);

function answerOr(text: string, context: InterpretContext, step: Step): Act[] {
  const said = FREE.includes(step) ? text : withoutOpening(text);
  return answers[step](said, context) ?? statementOf(text, context, false) ?? [{ kind: 'unclear' }];
}

/**
 * A message in parts that each say one thing. A piece that asks, puts off or chats stands alone; one that speaks of another field begins a part;
 * what follows and says nothing by itself belongs to what stands before it, commas and all.
 */
function partsOf(text: string, context: InterpretContext): Part[] {
  const isFree = FREE.includes(context.question.step);
  const pieces = piecesOf(text);
  if (pieces.length > MOST_PIECES) return [{ text, talk: undefined, isStrict: true }];
  const whole = pieces.length === 1 ? undefined : answers[context.question.step](text, context);
  const isStrict = isFree || (whole?.some(({ kind }) => kind !== 'suggest') ?? false);
  const groups: { pieces: Piece[]; talk: Talk | undefined }[] = [];
  for (const [n, piece] of pieces.entries()) {
    const talk = talkIn(piece.text, isFree);
    const last = groups.at(-1);
    const isNoise = n + 1 < pieces.length && areOnly(wordsOf(piece.text), 'filler');
    if (isNoise) continue;
    if (talk) groups.push({ pieces: [piece], talk });
    else if (last && !last.talk && statementOf(piece.text, context, isStrict) === undefined) last.pieces.push(piece);
    else groups.push({ pieces: [piece], talk: undefined });
  }
  return groups.map(({ pieces: own, talk }) => ({ text: joined(own), talk, isStrict }));
}

/** What the talk of a message comes to, beside what it sets. Putting off moves on only when nothing was said. */
function talkActs(parts: readonly Part[], context: InterpretContext, isAnswered: boolean): PlainAct[] {
  const asked = parts.filter(({ talk }) => talk === 'question').map(({ text }) => questionAsked(text, context));
  if (asked.length > 0) return asked.slice(0, 3);
  if (isAnswered) return [];
  if (parts.some(({ talk }) => talk === 'later' || talk === 'choose')) return [{ kind: 'skip' }];
  return parts.every(({ talk }) => talk === 'small') ? [{ kind: 'thanks' }] : [];
}

