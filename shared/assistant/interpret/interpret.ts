import { ACT_LIMIT, type Act, type PlainAct } from '../act.ts';
import { guardFreeText } from '../guard-free-text.ts';
import { thisQuestion } from '../intents/this-question.ts';
import { offerDoubtfulReading } from '../second-opinion/second-opinion.ts';
import type { Step } from '../step.ts';
import { artistsBilled } from './answers/artists-billed.ts';
import { versionOfTrack } from './answers/version-of-track.ts';
import { answers, wholeAnswers } from './answers.ts';
import { mergeIntoChoice } from './clauses/merge-into-choice.ts';
import { type Part, partsOf, statementOf } from './clauses/message-parts.ts';
import { type SeparatedStatements, separateStatements } from './clauses/other-field-statements.ts';
import { piecesOf } from './clauses/pieces.ts';
import { labelledList } from './clauses/statements.ts';
import type { InterpretContext } from './context.ts';
import { findCorrections } from './corrections/corrections.ts';
import { readEmptiedList } from './corrections/list-emptied.ts';
import { readWithoutValue } from './corrections/read-without-value.ts';
import { offerAlternatives } from './credits/alternatives.ts';
import { declinesOptional, endsWithRefusal } from './declarations/declines-optional.ts';
import { readPlainAnswer } from './declarations/plain-answer.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { answersQuestion, readDespiteOffer } from './read-despite-offer.ts';
import { offerValueInQuestion, readAnswerOrStatement, readPart, readPostponedAnswer } from './read-part.ts';
import { readPastedSheet } from './sheets/pasted-sheet.ts';
import { readCommand } from './talk/commands.ts';
import { isDoubtful, isLegal, offerValues, setsValue } from './talk/doubt.ts';
import { isQuestion } from './talk/is-question.ts';
import { type QuestionReading, readQuestion } from './talk/read-question.ts';
import { valueForLastQuestion } from './values/value-for-last-question.ts';
import { isKept, isNameWritten, textsOf } from './words/kept-values.ts';
import { cleaned, quoted } from './words/normalize-text.ts';
import { hasSaying } from './words/sayings.ts';
import { strangeWords } from './words/small-words.ts';
import { wordsOf } from './words/words.ts';

/** Questions that may be answered with a reason in any words. */
const VERBATIM_STEPS: readonly Step[] = ['open_point', 'point_reason'];

/** The maximum length of a message that is read. A longer one is not an answer and would take too long. */
const MAX_MESSAGE_LENGTH = 1500;
const MAX_COMMAND_LENGTH = 300;
/** The maximum number of the artist's questions that are answered in one reply. */
const MAX_ANSWERS = 3;
/** Questions whose answer is one name from a list. After 'does it go in Latin or World?' they are still open. */
const NAME_FROM_LIST_STEPS: readonly Step[] = [
  'primary_genre',
  'secondary_genre',
  'metadata_language',
  'audio_language',
];
/** Questions that take several values. Those that are given are saved even if the rest is postponed. */
const LIST_STEPS: readonly Step[] = ['artists', 'writers', 'contributors', 'track_titles', 'codes'];

/**
 * Reads a message with the embedded interpreter (product 31.6), without a language model or the network. Never throws.
 * Text that it does not understand becomes `unclear`, and the question is asked again.
 */
export const interpret = (message: string, context: InterpretContext): Act[] =>
  // In a pasted sheet, the columns say what each value means, so no second opinion is needed.
  readPastedSheet(message, context)
    ? readByRules(message, context)
    : offerDoubtfulReading(readByRules(message, context), message, context);

/** Reads a message with the rules alone, without a second opinion. */
export const readByRules = (message: string, context: InterpretContext): Act[] =>
  withoutContradiction(
    withoutPastStart(guardFreeText(actsIn(message, context), message, context.release), message, context.today),
  );

/** Drops values that contradict each other: different ones for the same field of the release or of a track. */
function withoutContradiction(acts: Act[]): Act[] {
  const tracksIn = (act: Act): readonly number[] =>
    act.kind === 'set-track' && act.tracks !== 'all' ? act.tracks : [];
  const isContradicted = (act: Act): boolean =>
    act.kind === 'set-track' &&
    acts.some(
      (other) =>
        other.kind === 'set-track' &&
        other.field === act.field &&
        other.value !== act.value &&
        tracksIn(other).some((track) => tracksIn(act).includes(track)),
    );
  const isOfField = (act: Act, other: Act): boolean =>
    act.kind === 'set-release' &&
    other.kind === 'set-release' &&
    other.field === act.field &&
    JSON.stringify(other.value) !== JSON.stringify(act.value);
  const kept = acts.filter((act) => !isContradicted(act) && !acts.some((other) => isOfField(act, other)));
  return kept.length === 0 && acts.length > 0 ? [{ kind: 'unclear' }] : kept;
}

/** Drops a sales start in the past, unless the message contains its year: 'le 22, pas le 15' is not a date in 2022. */
function withoutPastStart(acts: Act[], message: string, today: string): Act[] {
  const isPast = (act: Act): boolean =>
    act.kind === 'set-release' &&
    act.field === 'salesStart' &&
    /^\d{4}-/.test(act.value) &&
    act.value < today &&
    !message.includes(act.value.slice(0, 4));
  const kept = acts.filter((act) => !isPast(act));
  return kept.length === 0 && acts.length > 0 ? [{ kind: 'unclear' }] : kept;
}

function actsIn(message: string, context: InterpretContext): Act[] {
  const text = cleaned(message);
  if (text === '') return [];
  const sheet = readPastedSheet(message, context);
  if (sheet) return sheet;
  if (text.length > MAX_MESSAGE_LENGTH) return [{ kind: 'unclear' }];
  if (quoted(text) !== undefined) return readAnswerOrStatement(text, context, context.question.step);
  const beside = readDespiteOffer(text, context, actsIn);
  if (beside) return beside;
  const emptied = kindOfAnswer(context.question.step) === 'title' ? undefined : readEmptiedList(text, context);
  if (emptied) return emptied;
  const aside = context.release ? separateStatements(text, context) : undefined;
  if (aside) return [...readRest(aside, context), ...aside.acts].slice(0, ACT_LIMIT);
  const other = readOtherField(text, context);
  if (other) return other;
  // 'What is a P-line?' is a question, but 'Why Not Me?' is a title.
  const asks = isQuestion(text, kindOfAnswer(context.question.step));
  const whole = asks ? undefined : wholeAnswers[context.question.step]?.(text, context);
  if (whole) return whole;
  const isShort = text.length <= MAX_COMMAND_LENGTH;
  const command = isShort ? (readCommand(text, context.question) ?? readPlainAnswer(text, context)) : undefined;
  if (command) return command;
  // The answer to one of these questions may be a reason, which is kept verbatim.
  const reason = VERBATIM_STEPS.includes(context.question.step)
    ? answers[context.question.step](text, context)
    : undefined;
  if (reason) return reason;
  const only = versionOfTrack(text, context) ?? artistsBilled(text, context);
  if (only) return only;
  const list = labelledList(text, context);
  if (list) return list;
  const corrected = findCorrections(text, context);
  // 'Speed the Plough is trad' does not rename anything. A correction that `guardFreeText` would turn into an offer is
  // therefore dropped.
  const isOdd =
    corrected && isOffered(guardFreeText(corrected.acts, text, context.release)) && !isOffered(corrected.acts);
  if (corrected && !isOdd)
    return [...readAnswersAround(corrected.left, { ...context, pending: corrected.acts }), ...corrected.acts].slice(
      0,
      ACT_LIMIT,
    );
  const meant = isShort && context.previous ? valueForLastQuestion(text) : undefined;
  if (meant && context.previous)
    return readAnswerOrStatement(meant, { ...context, previous: undefined }, context.previous);
  return actsOf(partsOf(text, context), text, context);
}

/** Reads what remains of a message without its statements about other fields. */
function readRest({ rest }: SeparatedStatements, context: InterpretContext): Act[] {
  const acts = rest === '' ? [] : actsIn(rest, context);
  return acts.length > 0 && isUnread(acts) ? [{ kind: 'left-over', text: rest.slice(0, 200) }] : acts;
}

/** Reads a message about a different field when a name is asked for: 'track 2 is called Dusk' is not a label. */
function readOtherField(text: string, context: InterpretContext): Act[] | undefined {
  if (kindOfAnswer(context.question.step) !== 'name' || !context.release || piecesOf(text).length > 1) return undefined;
  const acts = statementOf(text, context, true) ?? [];
  return acts.length > 0 && acts.every((act) => setsValue(act) && !answersQuestion(act, context)) ? acts : undefined;
}

/** Whether a part was not understood, or only led to an explanation of the value that is asked for. */
const isUnread = (acts: readonly Act[]): boolean =>
  acts.every((act) => act.kind === 'unclear' || (act.kind === 'explain' && act.term === thisQuestion.form.topic));

const isOffered = (acts: readonly Act[]): boolean => acts.some(({ kind }) => kind === 'suggest');

/** Reads the text around corrections as answers. After an answer in free text, the rest only explains it. */
function readAnswersAround(left: readonly string[], context: InterpretContext): Act[] {
  const isFree = kindOfAnswer(context.question.step) !== 'choice';
  const acts: Act[] = [];
  for (const text of left) {
    if (acts.length > 0 && isFree) break;
    const partActs = readByRules(text, context).filter(({ kind }) => kind !== 'thanks');
    if (partActs.length > 0 && isUnread(partActs)) acts.push({ kind: 'left-over', text: text.slice(0, 200) });
    else acts.push(...partActs);
  }
  return acts;
}

function actsOf(parts: readonly Part[], text: string, context: InterpretContext): Act[] {
  const { step } = context.question;
  const questions = parts.filter(({ talk }) => talk === 'question');
  const readings = questions.map((part) => ({ ...readQuestion(part.text, text, step), part }));
  // After '"Singalong", or is that for the title?' the answer is still open, as it is after any doubt in a declaration.
  const isPutOff = parts.some(
    ({ talk, text: part }) =>
      talk === 'later' ||
      talk === 'choose' ||
      (talk === 'question' &&
        (/^(?:or|o|oder|ou|oppure)\s/i.test(part) ||
          hasSaying(wordsOf(part), 'doubt', ...(NAME_FROM_LIST_STEPS.includes(step) ? (['either'] as const) : [])))) ||
      (isLegal(step) && hasSaying(wordsOf(part), 'unsure')),
  );
  const moves = parts.flatMap(({ moves: own }) => own ?? []);
  const beside = {
    isOpen: readings.some(({ isOfValue }) => isOfValue),
    isListed: readings.some(({ isOfPlaces }) => isOfPlaces),
    isAside: isPutOff || readings.length + moves.length > 0,
  };
  const isBesideTalk = parts.some(({ talk }) => talk !== undefined && talk !== 'small');
  const acts: Act[] = [];
  const unused: Act[] = [];
  for (const part of parts) {
    if (part.moves || part.talk === 'question' || part.talk === 'small') continue;
    const partActs = part.talk
      ? readPostponedAnswer(part.text, context)
      : readPart(part, { ...context, pending: [...(context.pending ?? []), ...acts], isBesideTalk });
    if (isUnread(partActs) && part.talk === undefined)
      unused.push({ kind: 'left-over', text: part.text.slice(0, 200) });
    const own = partActs.filter((act) => isKept(act, part.text, context, beside));
    acts.push(...offerIfDoubtful(part, own, context, isPutOff && !isPartOfList(part, context)));
    if (isUnread(partActs) && readings.length > 0 && declinesOptional(wordsOf(part.text), context))
      acts.push({ kind: 'no' });
  }
  const values = mergeIntoChoice(acts.filter(({ kind }) => kind !== 'unclear'));
  // A question that we do not recognize may contain a value: 'maybe rock?'
  const valueAsked =
    values.length > 0
      ? []
      : readings
          .filter(({ isKnown, part }) => !isKnown && isBrief(part))
          .flatMap(({ part }) => offerValueInQuestion(part.text, context));
  const understood = [...values, ...valueAsked.slice(0, 1)];
  const answered = understood.length > values.length ? readings.filter(({ isKnown }) => isKnown) : readings;
  if (endsWithRefusal(parts, acts, context)) return [{ kind: 'no' }];
  const isSet = understood.some(setsValue);
  const all = [
    ...(isSet ? understood.filter((act) => !isUnread([act])) : understood),
    ...(isSet ? unused : []),
    ...moves,
    ...answersTo(answered),
  ];
  return all.length > 0 ? all.slice(0, ACT_LIMIT) : readWithoutValue(text, parts, context);
}

/** Whether a question is so short that its value can be offered: 'Maybe rock?'. A longer question only mentions it. */
const isBrief = ({ text }: Part): boolean => strangeWords(wordsOf(text)).length < MAX_VALUE_WORDS;
const MAX_VALUE_WORDS = 4;

/**
 * Returns the answers to the artist's questions without duplicates. If we know any of them, "I do not know" is left
 * out.
 */
function answersTo(readings: readonly QuestionReading[]): PlainAct[] {
  const known = readings.filter(({ isKnown }) => isKnown);
  return distinct((known.length > 0 ? known : readings).flatMap(({ acts }) => acts)).slice(0, MAX_ANSWERS);
}

const isPartOfList = (part: Part, { question }: InterpretContext): boolean =>
  LIST_STEPS.includes(question.step) && part.talk === undefined;

/** Removes duplicates, because two questions can have the same answer. */
const distinct = (acts: readonly PlainAct[]): PlainAct[] =>
  acts.filter((act, n) => acts.findIndex((other) => JSON.stringify(other) === JSON.stringify(act)) === n);

/** Turns a value that is in doubt or postponed into an offer. If several values are possible, offers each. */
function offerIfDoubtful(part: Part, acts: Act[], context: InterpretContext, isPutOff: boolean): Act[] {
  const { step } = context.question;
  if (acts.some(({ kind }) => kind !== 'unclear') && !acts.some(setsValue)) return acts;
  const choice = offerAlternatives(part.text, context, answers[step]);
  if (choice) return choice;
  if (!acts.some(setsValue)) return acts;
  if (!isPutOff && part.talk === undefined && !isDoubtful(part.text, context, acts)) return acts;
  // When a name is asked for, only something that looks like a name may be offered.
  const isLikely =
    kindOfAnswer(step) !== 'name' ||
    acts.some(({ kind }) => kind === 'credit') ||
    acts.filter(setsValue).every((act) => textsOf(act).every(isNameWritten));
  const offers = isLikely ? offerValues(acts) : [];
  return offers.length > 0 ? offers : [{ kind: 'unclear' }];
}
