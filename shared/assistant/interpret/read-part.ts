import type { Act } from '../act.ts';
import type { Step } from '../step.ts';
import { answers } from './answers.ts';
import { type Part, statementOf } from './clauses/message-parts.ts';
import { piecesOf } from './clauses/pieces.ts';
import type { InterpretContext } from './context.ts';
import { offerAlternatives } from './credits/alternatives.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { isDoubtful, isLegal, offerValues, setsValue } from './talk/doubt.ts';
import { looksLikeName } from './values/looks-like.ts';
import { withoutOpening } from './words/normalize-text.ts';
import { areOnly, findSaying, withoutAround } from './words/sayings.ts';
import { wordsOf } from './words/words.ts';

/** Questions whose answer may differ by track or place, so that one piece of a message may hold only part of it. */
const PER_TRACK_STEPS: readonly Step[] = ['stores', 'territories', 'codes', 'audio_language', 'same_title', 'version'];

/** Reads a part of a message as a statement about any field, or as an answer to the open question. */
export function readPart(part: Part, context: InterpretContext): Act[] {
  const { text } = part;
  const counted = readLeadingTrackCount(text, context);
  if (counted) return counted;
  const acts = statementOf(text, context, true) ?? readAnswerToQuestion(part, context) ?? [{ kind: 'unclear' }];
  return acts.every(({ kind }) => kind === 'unclear') ? (readByPieces(text, context) ?? acts) : acts;
}

/** Reads a number at the start as the number of tracks, whatever the other words mean: '3 incl. 1 acoustic'. */
function readLeadingTrackCount(text: string, context: InterpretContext): Act[] | undefined {
  if (context.question.step !== 'track_count' || !/^\d{1,2}\s/.test(text) || wordsOf(text).length > MAX_COUNT_WORDS)
    return undefined;
  const acts = answers.track_count(text, context);
  return acts?.some(({ kind }) => kind === 'track-count') ? acts : undefined;
}
const MAX_COUNT_WORDS = 6;

/**
 * Reads an answer to the open question. The text is read as a statement about a different field only if it is certainly
 * not an answer: 'arabic' may be a genre or a language.
 */
function readAnswerToQuestion({ text, isStrict }: Part, context: InterpretContext): Act[] | undefined {
  const { step } = context.question;
  const answer = answers[step](kindOfAnswer(step) === 'choice' ? withoutOpening(text) : text, context);
  // A version is never certain, because nearly any words may be one.
  const isSure =
    step !== 'version' && answer !== undefined && answer.length > 0 && answer.every(({ kind }) => kind !== 'suggest');
  if (isSure || isStrict) return answer ?? statementOf(text, context, false);
  return statementOf(text, context, false) ?? answer;
}

/** Words that begin a clause which takes back the one before it: 'English.. well, patois'. */
const RETRACTION =
  /^[\s,.;…–—-]*(?:but|except|unless|well|rather|or|actually|no|pero|mas|mais|aber|ma|bueno|na ja|enfin|anzi|also)\b/i;

/**
 * Reads a value next to an explanation: 'punk i guess, there is some d-beat'. In a declaration to stores, an
 * explanation casts doubt on the value.
 */
function readByPieces(text: string, context: InterpretContext): Act[] | undefined {
  const { step } = context.question;
  const pieces = piecesOf(text);
  if (kindOfAnswer(step) !== 'choice' || pieces.length < 2 || pieces.length > 6 || PER_TRACK_STEPS.includes(step))
    return undefined;
  const read = pieces.map((piece) => ({
    ...piece,
    acts: (answers[step](withoutOpening(piece.text), context) ?? []).filter(setsValue),
  }));
  const values = read.filter(({ acts }) => acts.length > 0);
  const [first] = values;
  if (!first || values.some(({ acts }) => JSON.stringify(acts) !== JSON.stringify(first.acts))) return undefined;
  const isOpen = read.some(({ text: piece, gap, acts }) => acts.length === 0 && RETRACTION.test(`${gap} ${piece}`));
  const isDoubted = isOpen || isLegal(step) || values.some((piece) => isDoubtful(piece.text, context, piece.acts));
  return isDoubted ? offerValues(first.acts) : first.acts;
}

/** Reads a text as an answer to the question of a step, or else as a statement about a different field. */
export function readAnswerOrStatement(text: string, context: InterpretContext, step: Step): Act[] {
  const answerText = kindOfAnswer(step) === 'choice' ? withoutOpening(text) : text;
  return answers[step](answerText, context) ?? statementOf(text, context, false) ?? [{ kind: 'unclear' }];
}

/**
 * Reads the values next to words that postpone the answer. There are two in '57 or 1:15, idk', and none in 'will decide
 * after the meeting'.
 */
export function readPostponedAnswer(text: string, context: InterpretContext): Act[] {
  const words = wordsOf(text);
  const [put] = findSaying(words, 'later');
  const left = put ? words.slice(0, put.from) : words;
  const unsure = [...findSaying(left, 'unsure'), ...findSaying(left, 'choose')];
  const rest = left.filter((_, n) => !unsure.some(({ from, to }) => n >= from && n < to));
  const value = withoutAround(rest, 'filler', 'hedge', 'no', 'because', 'either');
  const [first, last] = [value[0], value.at(-1)];
  if (!first || !last || areOnly(value, 'filler', 'hedge', 'no', 'because')) return [];
  const valueText = text.slice(first.start, last.end);
  const { step } = context.question;
  if (kindOfAnswer(step) !== 'choice' && looksLikeName(valueText) !== 'sure') return [];
  const acts = offerAlternatives(valueText, context, answers[step], 1) ?? answers[step](valueText, context) ?? [];
  return acts.filter((act) => act.kind === 'suggest' || setsValue(act));
}

/** Offers the value that a question contains. */
export function offerValueInQuestion(text: string, context: InterpretContext): Act[] {
  const { step } = context.question;
  if (kindOfAnswer(step) !== 'choice') return [];
  const statement = text.replace(/[?？\s]+$/, '');
  const acts = offerAlternatives(statement, context, answers[step]) ?? answers[step](statement, context) ?? [];
  return acts.some(({ kind }) => kind === 'suggest') ? acts.slice(0, 1) : offerValues(acts);
}
