import type { Act } from '../../act.ts';
import { thisQuestion } from '../../intents/this-question.ts';
import { answers } from '../answers.ts';
import type { Part } from '../clauses/message-parts.ts';
import type { InterpretContext } from '../context.ts';
import { offerAlternatives } from '../credits/alternatives.ts';
import { declinesOptional } from '../declarations/declines-optional.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { readCommand } from '../talk/commands.ts';
import { isLegal } from '../talk/doubt.ts';
import { findTopic } from '../talk/find-topic.ts';
import { relatedTopic, topicIn } from '../talk/read-question.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { findSaying, hasSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';

/**
 * Interprets a message that sets no field: a postponement, a refusal, thanks, or a remark about the question.
 */
export function readWithoutValue(text: string, parts: readonly Part[], context: InterpretContext): Act[] {
  const { question } = context;
  const { step } = question;
  const words = wordsOf(text);
  const isTitle = kindOfAnswer(step) === 'title';
  const choice = offerAlternatives(text, context, answers[step]);
  if (choice) return choice;
  const isPut = parts.some(({ talk }) => talk === 'later' || talk === 'choose');
  // A release cannot be created without a title.
  if (isPut && isTitle && context.release === null) return [{ kind: 'explain', term: thisQuestion.title.topic }];
  const isExplained = hasSaying(words, 'unsure') && parts.some((part) => !part.talk && wordsOf(part.text).length > 3);
  if (isPut && !isExplained && !(isLegal(step) && hasSaying(words, 'unsure', 'hedge', 'doubt')))
    return [{ kind: 'skip' }];
  if (parts.length > 0 && parts.every((part) => part.talk === 'small' || isThanks(part.text, context)))
    return [{ kind: 'thanks' }];
  if (declinesOptional(words, context)) return [{ kind: 'no' }];
  if (findSaying(words, 'yes')[0]?.from === 0 && question.yes === undefined && !isTitle) return [{ kind: 'yes' }];
  const topic = isTitle
    ? undefined
    : (topicIn(text, step) ?? (words.length > 2 ? relatedTopic(text, step) : undefined));
  if (topic) return [topic];
  if (isPut && !isExplained) return [{ kind: 'skip' }];
  if (isSomeOf(words, context)) return [{ kind: 'explain', term: thisQuestion.which.topic }];
  const wrong = isTitle ? undefined : saidWrong(words, text);
  if (wrong) return wrong;
  // If the message is a sentence, explain what is missing. Single words may mean anything.
  const isSentence = words.length > 2 || (words.length > 1 && hasSaying(words, 'doubt', 'hedge', 'either', 'unsure'));
  if (isSentence && !isTitle && step !== 'review' && step !== 'locked')
    return [{ kind: 'explain', term: thisQuestion.form.topic }];
  return [{ kind: 'unclear' }];
}

/** Phrases that report a mistake: 'Something is off with the credits'. */
const wrongPhrases = phraseFinder(
  phrasesIn(
    'wrong, is off, are off, not right, dont look right, doesnt look right, isnt right, arent right, mistake, a typo, typos, incorrect, misspelled, mispelled, spelled wrong, messed up, mixed up, esta mal, estan mal, equivocado, equivocada, error, errado, errada, faux, fausse, une erreur, falsch, fehler, stimmt nicht, sbagliato, sbagliata, errore, yanlis, hata, salah, zle, blad, verkeerd, fout, fel',
  ).map((phrase) => [phrase, true]),
);
function saidWrong(words: readonly Word[], text: string): Act[] | undefined {
  if (wrongPhrases(words).length === 0) return undefined;
  const step = findTopic(text);
  const ask: Act = { kind: 'explain', term: thisQuestion.wrong.topic };
  return step ? [ask, { kind: 'go-to', step }] : [ask];
}

const isThanks = (text: string, { question }: InterpretContext): boolean =>
  readCommand(text, question)?.every(({ kind }) => kind === 'thanks' || kind === 'greet') ?? false;

/** Phrases that mean some tracks without saying which. */
const someTracksPhrases = phraseFinder(
  phrasesIn(
    'some, some yes, some of them, some are, a few, a couple, one of them, one of em, one is, only one, not all, half of them, unas, unos, unas si, algunas, algunos, una de ellas, umas, uns, algumas, alguns, certaines, certains, quelques unes, quelques uns, einige, manche, eine davon, ein paar, alcune, alcuni, qualcuna, qualche, una di queste, bazilari, birkac, niektore, sommige, een paar, nagra, beberapa, kuch',
  ).map((phrase) => [phrase, true]),
);
function isSomeOf(words: readonly Word[], { question, release }: InterpretContext): boolean {
  const isPerTrack = ['explicit', 'cover_songs', 'ai_audio', 'ai_composition', 'audio_language', 'version'].includes(
    question.step,
  );
  return isPerTrack && (release?.trackIds.length ?? 0) > 1 && someTracksPhrases(words).length > 0;
}
