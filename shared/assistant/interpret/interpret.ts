import { ACT_LIMIT, type Act, type PlainAct } from '../act.ts';
import { thisQuestion } from '../intents/this-question.ts';
import type { Step } from '../step.ts';
import { answers } from './answers.ts';
import { commandIn } from './commands.ts';
import type { InterpretContext } from './context.ts';
import { alternatives, isDoubtful, isLegal, offered, setsValue } from './doubt.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { looksLikeName } from './looks-like.ts';
import { type Part, partsOf, statementOf } from './message-parts.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import { questionAsked, touchedBy } from './question-asked.ts';
import { cleaned, quoted, withoutOpening } from './said.ts';
import { areOnly, findSaying, hasSaying, withoutAround } from './sayings.ts';
import { type Word, wordsOf } from './words.ts';
import { beginsWithNo, saysEnough, type YesOrNo, yesOrNo } from './yes-or-no.ts';

/** Longest message that is read at all. What is longer is no answer, and would only cost time. */
const LONGEST = 1500;
const LONGEST_COMMAND = 300;
/** Questions of one message that are answered. */
const MOST_ANSWERS = 3;
/** Questions that several values answer: who is known is saved while the rest is put off. */
const LISTS: readonly Step[] = ['artists', 'writers', 'contributors', 'track_titles', 'codes'];

/**
 * What a message means, as far as the embedded interpreter understands it (product 31.6). It needs no model, asks nobody, and never throws:
 * what it does not understand is `unclear`, and asked again.
 */
export function interpret(message: string, context: InterpretContext): Act[] {
  const text = cleaned(message);
  if (text === '') return [];
  if (text.length > LONGEST) return [{ kind: 'unclear' }];
  if (quoted(text) !== undefined) return answerOr(text, context, context.question.step);
  const isShort = text.length <= LONGEST_COMMAND;
  const command = isShort ? (commandIn(text, context.question) ?? plainAnswer(text, context)) : undefined;
  if (command) return command;
  const meant = isShort && context.previous ? behindMeant(text) : undefined;
  if (meant && context.previous) return answerOr(meant, { ...context, previous: undefined }, context.previous);
  return actsOf(partsOf(text, context), text, context);
}

/** Yes or no, when a message says nothing else. Of a statement to the stores one that is not sure is asked about. */
function plainAnswer(text: string, context: InterpretContext): Act[] | undefined {
  const { question } = context;
  const said = yesOrNo(wordsOf(text));
  if (!said || /[?？]\s*$/.test(text)) return undefined;
  if (kindOfAnswer(question.step) !== 'choice' && !['yes', 'no'].includes(said.kind)) return undefined;
  return said.isSure || !isLegal(question.step) ? [{ kind: said.kind }] : offeredAnswer(said, context);
}

function offeredAnswer({ kind }: YesOrNo, { question, release }: InterpretContext): Act[] {
  const acts = release ? (question[kind]?.(release) ?? []) : [];
  const label = kind === 'yes' ? 'Yes' : 'No';
  return acts.length === 0 ? [{ kind }] : [{ kind: 'suggest', said: label, suggestions: [{ label, acts: [...acts] }] }];
}

/** "Sorry, I meant Night Ferry" is about the question before. */
const meantPhrases = phraseFinder(
  phrasesIn(
    'i meant, i meant to say, i ment, meant to say, quise decir, queria decir, eu quis dizer, quis dizer, je voulais dire, ich meinte, intendevo, volevo dire',
  ).map((phrase) => [phrase, true]),
);
function behindMeant(text: string): string | undefined {
  const words = wordsOf(text);
  const [found] = meantPhrases(words);
  if (!found || found.to === words.length) return undefined;
  const before = words
    .slice(0, found.from)
    .filter(
      ({ key }) => !['sorry', 'wait', 'oops', 'perdon', 'pardon', 'desculpa', 'scusa', 'entschuldigung'].includes(key),
    );
  return before.length === 0 || areOnly(before, 'filler', 'no') ? text.slice(words[found.to]?.start) : undefined;
}

function actsOf(parts: readonly Part[], text: string, context: InterpretContext): Act[] {
  const asked = parts
    .filter(({ talk }) => talk === 'question')
    .map((part) => questionAsked(part.text, text, context.question.step));
  const puts = parts.filter(({ talk }) => talk === 'later' || talk === 'choose');
  const moves = parts.flatMap(({ moves: own }) => own ?? []);
  const isOpen = asked.some(({ isOfValue }) => isOfValue) || (asked.length > 0 && isLegal(context.question.step));
  const acts: Act[] = [];
  for (const part of parts) {
    if (part.moves || part.talk === 'question' || part.talk === 'small') continue;
    const said = part.talk ? readAround(part.text, context) : readPart(part, { ...context, pending: acts });
    const own = said.filter((act) =>
      isKept(act, part.text, context, { isOpen, isAside: asked.length + puts.length + moves.length > 0 }),
    );
    acts.push(...inDoubt(part, own, context, puts.length > 0 && !isPartOfList(part, context)));
  }
  const understood = acts.filter(({ kind }) => kind !== 'unclear');
  const answered = distinct(asked.flatMap((question) => question.acts)).slice(0, MOST_ANSWERS);
  const all = [...understood, ...moves, ...answered];
  if (all.length > 0) return all.slice(0, ACT_LIMIT);
  return instead(text, parts, context);
}

const isPartOfList = (part: Part, { question }: InterpretContext): boolean =>
  LISTS.includes(question.step) && part.talk === undefined;

/** Each once: two questions may have one answer. */
const distinct = (acts: readonly PlainAct[]): PlainAct[] =>
  acts.filter((act, n) => acts.findIndex((other) => JSON.stringify(other) === JSON.stringify(act)) === n);

const readPart = ({ text, isStrict }: Part, context: InterpretContext): Act[] =>
  statementOf(text, context, isStrict) ?? answerOr(text, context, context.question.step);

function answerOr(text: string, context: InterpretContext, step: Step): Act[] {
  const said = kindOfAnswer(step) === 'choice' ? withoutOpening(text) : text;
  return answers[step](said, context) ?? statementOf(text, context, false) ?? [{ kind: 'unclear' }];
}

/** A value beside what puts it off: "57 or 1:15, idk" has two, "will decide after the meeting" none. */
function readAround(text: string, context: InterpretContext): Act[] {
  const words = wordsOf(text);
  const [put] = findSaying(words, 'later');
  const left = put ? words.slice(0, put.from) : words;
  const unsure = [...findSaying(left, 'unsure'), ...findSaying(left, 'choose')];
  const rest = left.filter((_, n) => !unsure.some(({ from, to }) => n >= from && n < to));
  const value = withoutAround(rest, 'filler', 'hedge', 'no', 'because', 'either');
  const [first, last] = [value[0], value.at(-1)];
  if (!first || !last || areOnly(value, 'filler', 'hedge', 'no', 'because')) return [];
  const said = text.slice(first.start, last.end);
  const { step } = context.question;
  if (kindOfAnswer(step) !== 'choice' && looksLikeName(said) !== 'sure') return [];
  const acts = alternatives(said, context, answers[step]) ?? answers[step](said, context) ?? [];
  return acts.filter((act) => act.kind === 'suggest' || setsValue(act));
}

/** What else a message says, beside a value. */
type Beside = { isOpen: boolean; isAside: boolean };

/** Whether an act is meant: no value of a question that is asked about, and no sentence in the place of a name. */
function isKept(act: Act, text: string, { question }: InterpretContext, { isOpen, isAside }: Beside): boolean {
  if (act.kind !== 'suggest' && !setsValue(act)) return true;
  if (isOpen && act.kind !== 'suggest' && fieldsOf(question.places).includes(placeOf(act))) return false;
  if (isOpen && act.kind === 'suggest') return false;
  if (!isAside || kindOfAnswer(question.step) === 'choice') return true;
  return looksLikeName(text) === 'sure' || quoted(text) !== undefined || act.kind === 'credit';
}
const fieldsOf = (places: readonly string[]): readonly string[] => (places.length === 0 ? ['count'] : places);
const placeOf = (act: PlainAct): string => {
  if (act.kind === 'set-release' || act.kind === 'set-track') return act.field;
  if (act.kind === 'credit') return act.named.list;
  return (
    {
      'track-count': 'count',
      'track-titles': 'title',
      stores: 'stores',
      territories: 'territories',
      licence: 'licence',
    }[act.kind as string] ?? ''
  );
};

/** What was said in doubt, or beside what puts it off, waits for a yes. Where one of several is meant, each is offered. */
function inDoubt(part: Part, said: Act[], context: InterpretContext, isPutOff: boolean): Act[] {
  const { step } = context.question;
  if (!said.some(setsValue)) return said;
  const choice = alternatives(part.text, context, answers[step]);
  if (choice) return choice;
  if (!isPutOff && part.talk === undefined && !isDoubtful(part.text, context, said)) return said;
  const offers = offered(said);
  return offers.length > 0 ? offers : [{ kind: 'unclear' }];
}

/** What a message comes to that says nothing of the release: it is put off, refused, thanked for, or touches what was asked. */
function instead(text: string, parts: readonly Part[], context: InterpretContext): Act[] {
  const { question } = context;
  const words = wordsOf(text);
  const choice = alternatives(text, context, answers[question.step]);
  if (choice) return choice;
  const isPut = parts.some(({ talk }) => talk === 'later' || talk === 'choose');
  const isTouching = isLegal(question.step) && hasSaying(words, 'unsure');
  if (isPut && !isTouching) return [{ kind: 'skip' }];
  if (parts.length > 0 && parts.every(({ talk }) => talk === 'small')) return [{ kind: 'thanks' }];
  if (saysNothingMore(words, context)) return [{ kind: 'no' }];
  const touched =
    words.length > 2 && kindOfAnswer(question.step) !== 'title' ? touchedBy(text, question.step) : undefined;
  if (touched) return [touched];
  if (isPut) return [{ kind: 'skip' }];
  if (isSomeOf(words, context)) return [{ kind: 'explain', term: thisQuestion.which.topic }];
  if (words.length > 1 && hasSaying(words, 'doubt', 'hedge', 'either', 'unsure'))
    return [{ kind: 'explain', term: thisQuestion.meaning.topic }];
  return [{ kind: 'unclear' }];
}

/** "No, country is plenty": a refusal with what explains it, where nothing has to be said. */
function saysNothingMore(words: readonly Word[], { question }: InterpretContext): boolean {
  if (question.isRequired || isLegal(question.step) || kindOfAnswer(question.step) === 'title') return false;
  const isNo = beginsWithNo(withoutAround(words, 'filler', 'hedge'));
  if (question.step === 'secondary_genre' && saysEnough(words)) return true;
  return isNo && !words.some(({ key }) => ['but', 'pero', 'mas', 'mais', 'aber', 'ma', 'though'].includes(key));
}

/** Some tracks, without saying which. */
const some = phraseFinder(
  phrasesIn(
    'some, some yes, some of them, some are, a few, a couple, one of them, one of em, one is, only one, not all, half of them, unas, unos, unas si, algunas, algunos, una de ellas, umas, uns, algumas, alguns, certaines, certains, quelques unes, quelques uns, einige, manche, eine davon, ein paar, alcune, alcuni, qualcuna, qualche, una di queste, bazilari, birkac, niektore, sommige, een paar, nagra, beberapa, kuch',
  ).map((phrase) => [phrase, true]),
);
function isSomeOf(words: readonly Word[], { question, release }: InterpretContext): boolean {
  const isPerTrack = ['explicit', 'cover_songs', 'ai_audio', 'ai_composition', 'audio_language', 'version'].includes(
    question.step,
  );
  return isPerTrack && (release?.trackIds.length ?? 0) > 1 && some(words).length > 0;
}
