import type { Act } from '../../act.ts';
import type { Place } from '../../step.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { type KindOfAnswer, kindOfAnswer } from '../kind-of-answer.ts';
import { readCommand } from '../talk/commands.ts';
import { setsValue } from '../talk/doubt.ts';
import { isQuestion } from '../talk/is-question.ts';
import { readQuestion } from '../talk/read-question.ts';
import { readTalk, type Talk } from '../talk/talk.ts';
import { areOnly, findSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { joinPieces, type Piece, piecesOf } from './pieces.ts';
import { statementIn } from './statements.ts';

/** Maximum length of a statement about one thing. A longer text is a list or not an answer. */
const MAX_STATEMENT_LENGTH = 300;
/** The maximum number of pieces in a message that is divided into parts. A longer one stays whole. */
const MAX_PIECES = 60;

/** A part of a message that says one thing, either to steer the conversation (`talk`, `moves`) or about the release. */
export type Part = {
  text: string;
  talk?: Talk | undefined;
  /** Commands to go back or to go to a particular question. */
  moves?: Act[] | undefined;
  /** Whether a statement is accepted only if its words name their own field. */
  isStrict: boolean;
};

export const statementOf: typeof statementIn = (text, context, isStrict) =>
  text.length > MAX_STATEMENT_LENGTH ? undefined : statementIn(text, context, isStrict);

/**
 * Divides a message into parts that each say one thing. A question, a postponement or small talk is a part of its own,
 * and a piece about another field starts a new part. A piece that says nothing by itself is joined to the part before
 * it.
 */
export function partsOf(text: string, context: InterpretContext): Part[] {
  const { step } = context.question;
  const kind = kindOfAnswer(step);
  const pieces = piecesOf(text);
  if (pieces.length > MAX_PIECES) return [{ text, isStrict: true }];
  const isAll = pieces.length === 1;
  const whole = isAll ? undefined : answers[step](text, context);
  const isStrict = kind !== 'choice' || (whole?.some(({ kind: act }) => act !== 'suggest') ?? false);
  const parts: (Omit<Part, 'text'> & { pieces: Piece[] })[] = [];
  for (const [n, piece] of markQuestions(pieces, kind).entries()) {
    const last = parts.at(-1);
    const isLast = n + 1 >= pieces.length;
    const isNoise = !isLast && areOnly(wordsOf(piece.text), 'filler');
    if (isNoise) continue;
    const moves = isAll ? undefined : readMove(piece.text, context);
    const talk = moves ? undefined : readSteeringPiece(piece, { isAll, isFirst: n === 0 }, text, context);
    if (talk || moves) parts.push({ pieces: [piece], talk, moves, isStrict });
    else if (
      last &&
      !last.talk &&
      !last.moves &&
      (beginsWithOr(piece.text) || continuesAnswer(statementOf(piece.text, context, isStrict), context))
    )
      last.pieces.push(piece);
    else parts.push({ pieces: [piece], isStrict });
  }
  return parts.map(({ pieces: own, ...part }) => ({ ...part, text: joinPieces(own) }));
}

/**
 * Whether a piece continues the answer: it says nothing by itself, or it names further credits when credits are asked
 * for.
 */
const continuesAnswer = (acts: readonly Act[] | undefined, { question }: InterpretContext): boolean =>
  acts === undefined ||
  (question.places.some((place) => CREDITS.has(place)) &&
    acts.every(({ kind }) => kind === 'credit' || kind === 'suggest' || kind === 'yes'));
const CREDITS = new Set<Place>(['artists', 'contributors', 'composers', 'lyricists']);

/** A piece, and whether its sentence is a question. */
type Spoken = Piece & { isOfQuestion: boolean };

const ENDS = /[.!?…;\n]/;
/** Conditions that make the whole sentence a question: 'If I put Adanma as featuring, …?'. */
const CONDITION = /^(?:if|when|si|se|wenn|falls|kalau|agar)\s+\p{L}+\s/iu;

/**
 * Marks the pieces whose sentence is a question. A piece joined to a question by "and" becomes part of it: 'Melon and
 * Genie also possible?' asks about both.
 */
function markQuestions(pieces: readonly Piece[], kind: KindOfAnswer): Spoken[] {
  const spoken: Spoken[] = [];
  let isOfQuestion = false;
  for (const piece of pieces.toReversed()) {
    const next = spoken[0];
    const isSoft = next !== undefined && !ENDS.test(next.gap) && !/[?？]$/.test(piece.text);
    isOfQuestion = /[?？]$/.test(piece.text) || (isSoft && isOfQuestion);
    const joins =
      isSoft &&
      isOfQuestion &&
      (CONDITION.test(piece.text) ||
        (/^\s+(?:and|y|e|et|und|aur|ve|en)\s+$/i.test(next.gap) && isQuestion(next.text, kind)));
    if (joins) spoken.splice(0, 1, { text: `${piece.text}${next.gap}${next.text}`, gap: piece.gap, isOfQuestion });
    else spoken.unshift({ ...piece, isOfQuestion });
  }
  return spoken;
}

/**
 * Reads a piece that steers the conversation. After a value, only a question that we recognize counts as one, unlike
 * 'Portugal e onde houver emigrantes'.
 */
function readSteeringPiece(
  piece: Spoken,
  { isAll, isFirst }: { isAll: boolean; isFirst: boolean },
  message: string,
  context: InterpretContext,
): Talk | undefined {
  const { question } = context;
  const kind = kindOfAnswer(question.step);
  const talk = readTalk(withoutTitles(piece.text, context), kind, { isAll, isOfQuestion: piece.isOfQuestion });
  // 'Track 3 should be Skip It' names a title and does not postpone anything.
  const putsOff = talk === 'later' || talk === 'choose';
  if (putsOff && statementOf(piece.text, context, true)) return undefined;
  if (talk === 'question' && !isFirst && beginsWithOr(piece.text) && isValue(piece.text, context)) return undefined;
  if (talk === 'small' && isAll && answers[question.step](piece.text, context)?.some(setsValue)) return undefined;
  if (talk !== 'question' || isFirst || piece.isOfQuestion || ENDS.test(piece.gap)) return talk;
  return readQuestion(piece.text, message, question.step).isKnown ? talk : undefined;
}

/** Whether a question names an alternative value: '…, or is it French?'. */
function isValue(text: string, context: InterpretContext): boolean {
  const value = text.replace(/^\S+\s+(?:is it|it is|it's|maybe|perhaps)?\s*/i, '').replace(/[?？]\s*$/, '');
  return answers[context.question.step](value, context)?.some(setsValue) ?? false;
}

/** Removes track titles such as 'Skip' where they are typed exactly, with their capitals. */
function withoutTitles(text: string, { release }: InterpretContext): string {
  const titles = Object.values(release?.tracks ?? {}).map(({ title }) => title);
  return titles
    .filter((title) => title !== '' && title !== title.toLowerCase())
    .reduce((rest, title) => rest.replace(title, 'X'), text);
}

/** Whether a text begins with "or". 'Jazz, or contemporary jazz' is a single choice. */
const beginsWithOr = (text: string): boolean => findSaying(wordsOf(text), 'either')[0]?.from === 0;

/**
 * Reads a command to move within the conversation: 'One step back, please: I would like to see the territories again.'
 */
function readMove(text: string, { question }: InterpretContext): Act[] | undefined {
  const acts = readCommand(text, question);
  if (acts?.some(({ kind }) => kind === 'licence')) return acts;
  if (wordsOf(text).length < 3) return undefined;
  // 'What might one pay for it' is a question, not a command.
  if (acts?.some(({ kind }) => kind === 'beyond') && isQuestion(text, kindOfAnswer(question.step))) return undefined;
  return acts?.some(({ kind }) => ['go-to', 'back', 'what-is-left', 'only-required', 'beyond'].includes(kind))
    ? acts
    : undefined;
}
