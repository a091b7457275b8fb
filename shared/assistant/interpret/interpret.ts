import { ACT_LIMIT, type Act, type PlainAct } from '../act.ts';
import { guardFreeText } from '../guard-free-text.ts';
import { thisQuestion } from '../intents/this-question.ts';
import { askWhatIsDoubtful } from '../second-opinion/second-opinion.ts';
import type { Step } from '../step.ts';
import { artistsBilled } from './answers/artists-billed.ts';
import { versionOfTrack } from './answers/version-of-track.ts';
import { answers, wholeAnswers } from './answers.ts';
import { type Part, partsOf, statementOf } from './clauses/message-parts.ts';
import { oneChoice } from './clauses/one-choice.ts';
import { piecesOf } from './clauses/pieces.ts';
import { labelledList } from './clauses/statements.ts';
import { type Aside, statementsAside } from './clauses/statements-aside.ts';
import type { InterpretContext } from './context.ts';
import { correctionsIn } from './corrections/corrections.ts';
import { instead } from './corrections/instead.ts';
import { listEmptied } from './corrections/list-emptied.ts';
import { alternatives } from './credits/alternatives.ts';
import { plainAnswer } from './declarations/plain-answer.ts';
import { refusesAtLast, saysNothingMore } from './declarations/says-nothing-more.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { isOfQuestion, readBesideOffer } from './read-beside-offer.ts';
import { answerOr, readAround, readPart, valueIn } from './read-part.ts';
import { pastedSheet } from './sheets/pasted-sheet.ts';
import { commandIn } from './talk/commands.ts';
import { isDoubtful, isLegal, offered, setsValue } from './talk/doubt.ts';
import { isQuestion } from './talk/is-question.ts';
import { type QuestionAsked, questionAsked } from './talk/question-asked.ts';
import { meantBefore } from './values/meant-before.ts';
import { isKept, isNameWritten, textsOf } from './words/kept-values.ts';
import { cleaned, quoted } from './words/said.ts';
import { hasSaying } from './words/sayings.ts';
import { strangeWords } from './words/small-words.ts';
import { wordsOf } from './words/words.ts';

/** Questions whose answer may be a reason, in any words. */
const VERBATIM: readonly Step[] = ['open_point', 'point_reason'];

/** Longest message that is read at all. What is longer is no answer, and would only cost time. */
const LONGEST = 1500;
const LONGEST_COMMAND = 300;
/** Questions of one message that are answered. */
const MOST_ANSWERS = 3;
/** Questions whose answer is one name of a list: "does it go in Latin or World?" leaves it open. */
const NAMED: readonly Step[] = ['primary_genre', 'secondary_genre', 'metadata_language', 'audio_language'];
/** Questions that several values answer: who is known is saved while the rest is put off. */
const LISTS: readonly Step[] = ['artists', 'writers', 'contributors', 'track_titles', 'codes'];

/**
 * Reads a message as far as the embedded interpreter understands it (product 31.6). It needs no language model, asks
 * nobody, and never throws: what it does not understand is `unclear`, and asked again.
 */
export const interpret = (message: string, context: InterpretContext): Act[] =>
  askWhatIsDoubtful(readByRules(message, context), message, context);

/** What the rules read, before the second opinion on it. */
export const readByRules = (message: string, context: InterpretContext): Act[] =>
  withoutPast(guardFreeText(actsIn(message, context), message, context.release), message, context.today);

/** A sales start that is over is meant only by who writes its year: 'le 22, pas le 15' is no day of 2022. */
function withoutPast(acts: Act[], message: string, today: string): Act[] {
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
  const sheet = pastedSheet(message, context);
  if (sheet) return sheet;
  if (text.length > LONGEST) return [{ kind: 'unclear' }];
  if (quoted(text) !== undefined) return answerOr(text, context, context.question.step);
  const beside = readBesideOffer(text, context, actsIn);
  if (beside) return beside;
  const emptied = kindOfAnswer(context.question.step) === 'title' ? undefined : listEmptied(text, context);
  if (emptied) return emptied;
  const aside = context.release ? statementsAside(text, context) : undefined;
  if (aside) return [...restOf(aside, context), ...aside.acts].slice(0, ACT_LIMIT);
  const other = ofOtherField(text, context);
  if (other) return other;
  // "What is a P-line?" is no title; "Why Not Me?" is one.
  const asks = isQuestion(text, kindOfAnswer(context.question.step));
  const whole = asks ? undefined : wholeAnswers[context.question.step]?.(text, context);
  if (whole) return whole;
  const isShort = text.length <= LONGEST_COMMAND;
  const command = isShort ? (commandIn(text, context.question) ?? plainAnswer(text, context)) : undefined;
  if (command) return command;
  // What is typed there may be a reason: it stays as it is.
  const reason = VERBATIM.includes(context.question.step) ? answers[context.question.step](text, context) : undefined;
  if (reason) return reason;
  const only = versionOfTrack(text, context) ?? artistsBilled(text, context);
  if (only) return only;
  const list = labelledList(text, context);
  if (list) return list;
  const corrected = correctionsIn(text, context);
  // "Speed the Plough is trad" renames nothing: what the guard would only offer is no correction.
  const isOdd =
    corrected && isOffered(guardFreeText(corrected.acts, text, context.release)) && !isOffered(corrected.acts);
  if (corrected && !isOdd)
    return [...answersBeside(corrected.left, { ...context, pending: corrected.acts }), ...corrected.acts].slice(
      0,
      ACT_LIMIT,
    );
  const meant = isShort && context.previous ? meantBefore(text) : undefined;
  if (meant && context.previous) return answerOr(meant, { ...context, previous: undefined }, context.previous);
  return actsOf(partsOf(text, context), text, context);
}

/** What a message says beside its statements about other fields. */
function restOf({ rest }: Aside, context: InterpretContext): Act[] {
  const said = rest === '' ? [] : actsIn(rest, context);
  return said.length > 0 && isUnread(said) ? [{ kind: 'left-over', text: rest.slice(0, 200) }] : said;
}

/** What a message says of another field where a name is asked for: 'track 2 is called Dusk' is no label. */
function ofOtherField(text: string, context: InterpretContext): Act[] | undefined {
  if (kindOfAnswer(context.question.step) !== 'name' || !context.release || piecesOf(text).length > 1) return undefined;
  const acts = statementOf(text, context, true) ?? [];
  return acts.length > 0 && acts.every((act) => setsValue(act) && !isOfQuestion(act, context)) ? acts : undefined;
}

/** Whether nothing was made of a part: what is asked for here may have been explained instead. */
const isUnread = (acts: readonly Act[]): boolean =>
  acts.every((act) => act.kind === 'unclear' || (act.kind === 'explain' && act.term === thisQuestion.form.topic));

const isOffered = (acts: readonly Act[]): boolean => acts.some(({ kind }) => kind === 'suggest');

/** What a message with a correction says beside it. Behind an answer in free words stands what explains it. */
function answersBeside(left: readonly string[], context: InterpretContext): Act[] {
  const isFree = kindOfAnswer(context.question.step) !== 'choice';
  const acts: Act[] = [];
  for (const text of left) {
    if (acts.length > 0 && isFree) break;
    const said = readByRules(text, context).filter(({ kind }) => kind !== 'thanks');
    if (said.length > 0 && isUnread(said)) acts.push({ kind: 'left-over', text: text.slice(0, 200) });
    else acts.push(...said);
  }
  return acts;
}

function actsOf(parts: readonly Part[], text: string, context: InterpretContext): Act[] {
  const { step } = context.question;
  const questions = parts.filter(({ talk }) => talk === 'question');
  const asked = questions.map((part) => ({ ...questionAsked(part.text, text, step), part }));
  // '"Singalong", or is that for the title?' leaves it open, and so does any doubt beside a declaration.
  const isPutOff = parts.some(
    ({ talk, text: part }) =>
      talk === 'later' ||
      talk === 'choose' ||
      (talk === 'question' &&
        (/^(?:or|o|oder|ou|oppure)\s/i.test(part) ||
          hasSaying(wordsOf(part), 'doubt', ...(NAMED.includes(step) ? (['either'] as const) : [])))) ||
      (isLegal(step) && hasSaying(wordsOf(part), 'unsure')),
  );
  const moves = parts.flatMap(({ moves: own }) => own ?? []);
  const beside = {
    isOpen: asked.some(({ isOfValue }) => isOfValue),
    isListed: asked.some(({ isOfPlaces }) => isOfPlaces),
    isAside: isPutOff || asked.length + moves.length > 0,
  };
  const isBesideTalk = parts.some(({ talk }) => talk !== undefined && talk !== 'small');
  const acts: Act[] = [];
  const unused: Act[] = [];
  for (const part of parts) {
    if (part.moves || part.talk === 'question' || part.talk === 'small') continue;
    const said = part.talk
      ? readAround(part.text, context)
      : readPart(part, { ...context, pending: [...(context.pending ?? []), ...acts], isBesideTalk });
    if (isUnread(said) && part.talk === undefined) unused.push({ kind: 'left-over', text: part.text.slice(0, 200) });
    const own = said.filter((act) => isKept(act, part.text, context, beside));
    acts.push(...inDoubt(part, own, context, isPutOff && !isPartOfList(part, context)));
    if (isUnread(said) && asked.length > 0 && saysNothingMore(wordsOf(part.text), context)) acts.push({ kind: 'no' });
  }
  const values = oneChoice(acts.filter(({ kind }) => kind !== 'unclear'));
  // A question that we do not know may be a value: "maybe rock?"
  const valueAsked =
    values.length > 0
      ? []
      : asked
          .filter(({ isKnown, part }) => !isKnown && isBrief(part))
          .flatMap(({ part }) => valueIn(part.text, context));
  const understood = [...values, ...valueAsked.slice(0, 1)];
  const answered = understood.length > values.length ? asked.filter(({ isKnown }) => isKnown) : asked;
  if (refusesAtLast(parts, acts, context)) return [{ kind: 'no' }];
  const isSet = understood.some(setsValue);
  const all = [
    ...(isSet ? understood.filter((act) => !isUnread([act])) : understood),
    ...(isSet ? unused : []),
    ...moves,
    ...answersTo(answered),
  ];
  return all.length > 0 ? all.slice(0, ACT_LIMIT) : instead(text, parts, context);
}

/** 'Maybe rock?' offers a value; a longer question has one in passing. */
const isBrief = ({ text }: Part): boolean => strangeWords(wordsOf(text)).length < MOST_OF_VALUE;
const MOST_OF_VALUE = 4;

/** Each answer once; "I do not know" is only said where nothing else is. */
function answersTo(asked: readonly QuestionAsked[]): PlainAct[] {
  const known = asked.filter(({ isKnown }) => isKnown);
  return distinct((known.length > 0 ? known : asked).flatMap(({ acts }) => acts)).slice(0, MOST_ANSWERS);
}

const isPartOfList = (part: Part, { question }: InterpretContext): boolean =>
  LISTS.includes(question.step) && part.talk === undefined;

/** Each once: two questions may have one answer. */
const distinct = (acts: readonly PlainAct[]): PlainAct[] =>
  acts.filter((act, n) => acts.findIndex((other) => JSON.stringify(other) === JSON.stringify(act)) === n);

/** What was said in doubt, or beside what puts it off, waits for a yes. Where one of several is meant, each is offered. */
function inDoubt(part: Part, said: Act[], context: InterpretContext, isPutOff: boolean): Act[] {
  const { step } = context.question;
  if (said.some(({ kind }) => kind !== 'unclear') && !said.some(setsValue)) return said;
  const choice = alternatives(part.text, context, answers[step]);
  if (choice) return choice;
  if (!said.some(setsValue)) return said;
  if (!isPutOff && part.talk === undefined && !isDoubtful(part.text, context, said)) return said;
  // What is offered must look like a name where one is asked for.
  const isLikely =
    kindOfAnswer(step) !== 'name' ||
    said.some(({ kind }) => kind === 'credit') ||
    said.filter(setsValue).every((act) => textsOf(act).every(isNameWritten));
  const offers = isLikely ? offered(said) : [];
  return offers.length > 0 ? offers : [{ kind: 'unclear' }];
}
