import { ACT_LIMIT, type Act, type PlainAct } from '../act.ts';
import { thisQuestion } from '../intents/this-question.ts';
import type { Step } from '../step.ts';
import { actLabel } from './act-label.ts';
import { answers } from './answers.ts';
import { commandIn } from './commands.ts';
import type { InterpretContext } from './context.ts';
import { alternatives, isDoubtful, isLegal, offered, setsValue } from './doubt.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { looksLikeName } from './looks-like.ts';
import { type Part, partsOf, statementOf } from './message-parts.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import { piecesOf } from './pieces.ts';
import { type QuestionAsked, questionAsked, topicIn, touchedBy } from './question-asked.ts';
import { cleaned, quoted, withoutOpening } from './said.ts';
import { areOnly, findSaying, hasSaying, withoutAround } from './sayings.ts';
import { topicOf } from './topic-of.ts';
import { type Word, wordsOf } from './words.ts';
import { beginsWithNo, saysEnough, type YesOrNo, yesOrNo } from './yes-or-no.ts';

/** Longest message that is read at all. What is longer is no answer, and would only cost time. */
const LONGEST = 1500;
const LONGEST_COMMAND = 300;
/** Questions of one message that are answered. */
const MOST_ANSWERS = 3;
/** Questions whose answer may say one thing of some tracks or places, and another of the rest: a piece of it is half of an answer. */
const TRACK_WISE: readonly Step[] = ['stores', 'territories', 'codes', 'audio_language', 'same_title', 'version'];
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
  const words = wordsOf(text);
  const said = yesOrNo(words);
  if (!said || /[?？]\s*$/.test(text)) return undefined;
  // "Yeah Nah" and "Nothing Else" are titles.
  if (kindOfAnswer(question.step) === 'title' && (words.length > 1 || !hasSaying(words, 'yes', 'no'))) return undefined;
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
  const { step } = context.question;
  const questions = parts.filter(({ talk }) => talk === 'question');
  const asked = questions.map((part) => ({ ...questionAsked(part.text, text, step), part }));
  const isPutOff = parts.some(({ talk }) => talk === 'later' || talk === 'choose');
  const moves = parts.flatMap(({ moves: own }) => own ?? []);
  const beside = {
    isOpen: asked.some(({ isOfValue }) => isOfValue),
    isListed: asked.some(({ isOfPlaces }) => isOfPlaces),
    isAside: isPutOff || asked.length + moves.length > 0,
  };
  const acts: Act[] = [];
  for (const part of parts) {
    if (part.moves || part.talk === 'question' || part.talk === 'small') continue;
    const said = part.talk ? readAround(part.text, context) : readPart(part, { ...context, pending: acts });
    const own = said.filter((act) => isKept(act, part.text, context, beside));
    acts.push(...inDoubt(part, own, context, isPutOff && !isPartOfList(part, context)));
    const isUnread = said.every(({ kind }) => kind === 'unclear');
    if (isUnread && asked.length > 0 && saysNothingMore(wordsOf(part.text), context)) acts.push({ kind: 'no' });
  }
  const values = oneChoice(acts.filter(({ kind }) => kind !== 'unclear'));
  // A question that we do not know may be a value: "maybe rock?"
  const valueAsked =
    values.length > 0 ? [] : asked.filter(({ isKnown }) => !isKnown).flatMap(({ part }) => valueIn(part.text, context));
  const understood = [...values, ...valueAsked.slice(0, 1)];
  const answers = understood.length > values.length ? asked.filter(({ isKnown }) => isKnown) : asked;
  if (refusesAtLast(parts, acts, context)) return [{ kind: 'no' }];
  const all = [...understood, ...moves, ...answersTo(answers)];
  return all.length > 0 ? all.slice(0, ACT_LIMIT) : instead(text, parts, context);
}

/** "Comedy? God no": what was only thought of is refused in the end, where nothing has to be said. */
function refusesAtLast(parts: readonly Part[], acts: readonly Act[], { question }: InterpretContext): boolean {
  if (question.isRequired || isLegal(question.step) || kindOfAnswer(question.step) === 'title') return false;
  const last = parts.length > 0 ? piecesOf(parts.at(-1)?.text ?? '').at(-1) : undefined;
  const isNo = last !== undefined && yesOrNo(wordsOf(last.text))?.kind === 'no';
  return isNo && !acts.some(setsValue) && acts.length + parts.length > 1;
}

/** "Pop. Electronic? …": a value and another one that is only offered are one choice. */
function oneChoice(acts: Act[]): Act[] {
  const offers = acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions : []));
  const offered = new Set(offers.flatMap((offer) => offer.acts.map(placeOf)).filter(Boolean));
  const rivals = acts.filter((act) => act.kind !== 'suggest' && offered.has(placeOf(act)));
  if (offers.length === 0 || (rivals.length === 0 && acts.filter(({ kind }) => kind === 'suggest').length < 2))
    return acts;
  const suggestions = [...rivals.filter(setsValue).map((act) => ({ label: actLabel(act), acts: [act] })), ...offers];
  const rest = acts.filter((act) => act.kind !== 'suggest' && !rivals.includes(act));
  const distinctly = suggestions.filter(
    ({ label }, n) => label !== '' && suggestions.findIndex((other) => other.label === label) === n,
  );
  return [
    ...rest,
    {
      kind: 'suggest',
      said: distinctly
        .map(({ label }) => label)
        .join(', ')
        .slice(0, 200),
      suggestions: distinctly.slice(0, 6),
    },
  ];
}

/** The value that a question names, as an offer. */
function valueIn(text: string, context: InterpretContext): Act[] {
  const { step } = context.question;
  if (kindOfAnswer(step) !== 'choice') return [];
  const said = text.replace(/[?？\s]+$/, '');
  const acts = alternatives(said, context, answers[step]) ?? answers[step](said, context) ?? [];
  return acts.some(({ kind }) => kind === 'suggest') ? acts.slice(0, 1) : offered(acts);
}

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

function readPart(part: Part, context: InterpretContext): Act[] {
  const { text } = part;
  const said = statementOf(text, context, true) ?? readAsked(part, context) ?? [{ kind: 'unclear' }];
  return said.every(({ kind }) => kind === 'unclear') ? (readByPieces(text, context) ?? said) : said;
}

/** An answer to what was asked; a statement of another field only where it is none for certain: "arabic" may be a genre or a language. */
function readAsked({ text, isStrict }: Part, context: InterpretContext): Act[] | undefined {
  const { step } = context.question;
  const answer = answers[step](kindOfAnswer(step) === 'choice' ? withoutOpening(text) : text, context);
  // A version is nearly any words.
  const isSure =
    step !== 'version' && answer !== undefined && answer.length > 0 && answer.every(({ kind }) => kind !== 'suggest');
  if (isSure || isStrict) return answer ?? statementOf(text, context, false);
  return statementOf(text, context, false) ?? answer;
}

/** What takes back a part of what was said, at the beginning of what follows: "English.. well, patois". */
const TURNS =
  /^[\s,.;…–—-]*(?:but|except|unless|well|rather|or|actually|no|pero|mas|mais|aber|ma|bueno|na ja|enfin|anzi|also)\b/i;

/** A value beside what explains it: "punk i guess, there is some d-beat". Of a statement to the stores an explanation leaves a doubt. */
function readByPieces(text: string, context: InterpretContext): Act[] | undefined {
  const { step } = context.question;
  const pieces = piecesOf(text);
  if (kindOfAnswer(step) !== 'choice' || pieces.length < 2 || pieces.length > 6 || TRACK_WISE.includes(step))
    return undefined;
  const read = pieces.map((piece) => ({
    ...piece,
    acts: (answers[step](withoutOpening(piece.text), context) ?? []).filter(setsValue),
  }));
  const values = read.filter(({ acts }) => acts.length > 0);
  const [first] = values;
  if (!first || values.some(({ acts }) => JSON.stringify(acts) !== JSON.stringify(first.acts))) return undefined;
  const isOpen = read.some(({ text: piece, gap, acts }) => acts.length === 0 && TURNS.test(`${gap} ${piece}`));
  const isDoubted = isOpen || isLegal(step) || values.some((piece) => isDoubtful(piece.text, context, piece.acts));
  return isDoubted ? offered(first.acts) : first.acts;
}

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
  const acts = alternatives(said, context, answers[step], 1) ?? answers[step](said, context) ?? [];
  return acts.filter((act) => act.kind === 'suggest' || setsValue(act));
}

/** What else a message says, beside a value. */
type Beside = { isOpen: boolean; isListed: boolean; isAside: boolean };

/** Whether an act is meant: no value of a question that is asked about, and no sentence in the place of a name. */
function isKept(
  act: Act,
  text: string,
  { question }: InterpretContext,
  { isOpen, isListed, isAside }: Beside,
): boolean {
  if (act.kind !== 'suggest' && !setsValue(act)) return true;
  const isChoice = kindOfAnswer(question.step) === 'choice';
  if (isOpen && isChoice && (act.kind === 'suggest' || fieldsOf(question.places).includes(placeOf(act)))) return false;
  // 'Boomplay and Audiomack, are they in there?'
  if (isListed && act.kind === 'stores' && act.how === 'only') return false;
  if (!isAside || isChoice) return true;
  if (areOnly(wordsOf(text), 'later', 'unsure', 'choose', 'filler')) return false;
  if (quoted(text) !== undefined) return true;
  if (act.kind === 'suggest') return isNameWritten(text);
  const texts = textsOf(act);
  return texts.every(isNameWritten) && !hasSaying(wordsOf(texts.join(' ')), 'no');
}
/** The free texts that an act saves. */
function textsOf(act: Extract<PlainAct, { kind: Act['kind'] }>): string[] {
  if (act.kind === 'credit') return act.named.credits.map(({ name }) => name);
  if (act.kind === 'track-titles') return act.titles;
  if (act.kind !== 'set-release' && act.kind !== 'set-track') return [];
  if (typeof act.value === 'object') return [act.value.holder];
  return typeof act.value === 'string' ? [act.value] : [];
}

/** A name, and no clause: "Jonah on a plane" is none. */
const PARTICLES = new Set(
  'de da do dos del della di la le el al van von der den y e and the of bin ibn abu af av zu ter ten du des das los las'.split(
    ' ',
  ),
);
function isNameWritten(name: string): boolean {
  const words = wordsOf(name);
  const isLower = ({ text, key }: Word) => text === text.toLowerCase() && !PARTICLES.has(key) && /\p{L}/u.test(text);
  const lower = words.filter(isLower).length;
  return looksLikeName(name) === 'sure' && (lower === 0 || lower === words.length);
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
  if (said.some(({ kind }) => kind !== 'unclear') && !said.some(setsValue)) return said;
  const choice = alternatives(part.text, context, answers[step]);
  if (choice) return choice;
  if (!said.some(setsValue)) return said;
  if (!isPutOff && part.talk === undefined && !isDoubtful(part.text, context, said)) return said;
  // What is offered must look like a name where one is asked for.
  const isLikely =
    kindOfAnswer(step) !== 'name' || said.filter(setsValue).every((act) => textsOf(act).every(isNameWritten));
  const offers = isLikely ? offered(said) : [];
  return offers.length > 0 ? offers : [{ kind: 'unclear' }];
}

/** What a message comes to that says nothing of the release: it is put off, refused, thanked for, or touches what was asked. */
function instead(text: string, parts: readonly Part[], context: InterpretContext): Act[] {
  const { question } = context;
  const { step } = question;
  const words = wordsOf(text);
  const isTitle = kindOfAnswer(step) === 'title';
  const choice = alternatives(text, context, answers[step]);
  if (choice) return choice;
  const isPut = parts.some(({ talk }) => talk === 'later' || talk === 'choose');
  // Nothing begins without a title.
  if (isPut && isTitle && context.release === null) return [{ kind: 'explain', term: thisQuestion.title.topic }];
  const isExplained = hasSaying(words, 'unsure') && parts.some((part) => !part.talk && wordsOf(part.text).length > 3);
  if (isPut && !isExplained && !(isLegal(step) && hasSaying(words, 'unsure', 'hedge', 'doubt')))
    return [{ kind: 'skip' }];
  if (parts.length > 0 && parts.every((part) => part.talk === 'small' || isThanks(part.text, context)))
    return [{ kind: 'thanks' }];
  if (saysNothingMore(words, context)) return [{ kind: 'no' }];
  if (findSaying(words, 'yes')[0]?.from === 0 && question.yes === undefined && !isTitle) return [{ kind: 'yes' }];
  const topic = isTitle ? undefined : (topicIn(text, step) ?? (words.length > 2 ? touchedBy(text, step) : undefined));
  if (topic) return [topic];
  if (isPut && !isExplained) return [{ kind: 'skip' }];
  if (isSomeOf(words, context)) return [{ kind: 'explain', term: thisQuestion.which.topic }];
  const wrong = isTitle ? undefined : saidWrong(words, text);
  if (wrong) return wrong;
  // A sentence deserves to be told what is missing; single words may be anything.
  const isSentence = words.length > 2 || (words.length > 1 && hasSaying(words, 'doubt', 'hedge', 'either', 'unsure'));
  if (isSentence && !isTitle && step !== 'review' && step !== 'locked')
    return [{ kind: 'explain', term: thisQuestion.form.topic }];
  return [{ kind: 'unclear' }];
}

/** 'Something is off with the credits': its question is asked again, and what is right. */
const wrongPhrases = phraseFinder(
  phrasesIn(
    'wrong, is off, are off, not right, dont look right, doesnt look right, isnt right, arent right, mistake, a typo, typos, incorrect, misspelled, mispelled, spelled wrong, messed up, mixed up, esta mal, estan mal, equivocado, equivocada, error, errado, errada, faux, fausse, une erreur, falsch, fehler, stimmt nicht, sbagliato, sbagliata, errore, yanlis, hata, salah, zle, blad, verkeerd, fout, fel',
  ).map((phrase) => [phrase, true]),
);
function saidWrong(words: readonly Word[], text: string): Act[] | undefined {
  if (wrongPhrases(words).length === 0) return undefined;
  const step = topicOf(text);
  const ask: Act = { kind: 'explain', term: thisQuestion.wrong.topic };
  return step ? [ask, { kind: 'go-to', step }] : [ask];
}

const isThanks = (text: string, { question }: InterpretContext): boolean =>
  commandIn(text, question)?.every(({ kind }) => kind === 'thanks' || kind === 'greet') ?? false;

/** Questions to which "no" with any explanation is an answer. */
const REFUSABLE: readonly Step[] = [
  'version',
  'secondary_genre',
  'contributors',
  'record_label',
  'pre_order',
  'original_release',
  'codes',
  'preview_start',
];

/** "No, country is plenty": a refusal with what explains it, where nothing has to be said. */
function saysNothingMore(words: readonly Word[], { question }: InterpretContext): boolean {
  if (!REFUSABLE.includes(question.step)) return false;
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
