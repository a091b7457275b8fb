import { CONTENT_ID } from '../../../releases/stores-of-new.ts';
import { entriesOf } from '../../../typed-record.ts';
import type { Act } from '../../act.ts';
import type { Question } from '../../question.ts';
import type { Step } from '../../step.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { findSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { type Beyond, beyondIn } from './beyond.ts';
import { findTopic } from './find-topic.ts';

export { findTopic as topicOf };

/** Phrases that steer the conversation or ask about its progress. */
const COMMANDS = {
  undo: `undo, undo it, undo that, undo this, undo the last one, undo the last thing, undo the last change, undo the last answer, undo my last answer, undo my last change, take it back, take that back, revert, revert it, revert that, deshacer, deshazlo, desfazer, desfaz, annuler, annule, ruckgangig, mach das ruckgangig, ruckgangig machen, annulla, annullalo`,
  'start-over': `start over, start again, start all over, start anew, start from scratch, begin again, restart, reset, start from the beginning, lets start over, can we start over, can i start over, empezar de nuevo, desde el principio, comecar de novo, recomecar, recommencer, von vorn, von vorne, neu anfangen, ricominciare, ricomincia, da capo`,
  summary: `summary, give me a summary, show me a summary, a summary, sum it up, sum this up, overview, show me everything, show it all, what do we have so far, what do you have so far, what have we got so far, what have you got so far, resumen, resumo, resume, zusammenfassung, ubersicht, riepilogo, riassunto`,
  'only-required': `only what is required, only whats required, only what is needed, only the required, only required, just the required, just the essentials, only the essentials, just what is needed, just what you need, only the must haves, only what is necessary, only ask what is required, only ask me what is required, just the required ones, only the required ones, skip optional, skip the optional, skip all optional, skip the optional ones, skip the optional questions, skip optional questions, skip all optional questions, skip everything optional, skip the rest, solo lo obligatorio, solo lo necesario, so o obrigatorio, so o necessario, seulement l obligatoire, uniquement l obligatoire, que l obligatoire, nur das notwendige, nur pflichtfelder, nur was notig ist, nur das notigste, solo l essenziale, solo le domande obbligatorie, solo l obbligatorio, sadece zorunlu olanlar, alleen het verplichte`,
  back: `back, go back, go back one, one back, one step back, step back, a step back, back one, back up, back up one, take me back, previous, previous one, previous question, the previous one, the previous question, go to the previous one, the question before, the one before, last question again, let me go back, can we go back, can i go back, could we go back, atras, volver, vuelve, vuelve atras, regresa, la anterior, volta, voltar, volta uma, a anterior, retour, reviens, revenir, la precedente, question precedente, zuruck, einen zuruck, einen schritt zuruck, vorige frage, indietro, torna indietro, la domanda prima, geri, geri don, wstecz, terug, vorige, tillbaka, kembali, mundur, peeche`,
  why: `why, why that, why this, why is that, why do you ask, why do you ask that, why do you need that, why do you need this, why do you need it, why do you want that, why do you want to know, why is that needed, why is this needed, why does that matter, why does it matter, what is that for, what is this for, whats that for, whats this for, whats it for, what for, how come, what does that matter, what do you need that for, what do you need it for, por que, para que, para que sirve, y eso para que, por que lo preguntan, pra que, pra que serve, pra que isso, pourquoi, pour quoi faire, a quoi ca sert, warum, wieso, weshalb, wofur, wozu, wofur ist das, perche, a che serve, a cosa serve, neden, niye, kenapa, kyun, dlaczego, po co, waarom, varfor`,
  'what-is-left': `what is left, whats left, whats left to do, what is missing, whats missing, what is still missing, whats still missing, what is still needed, whats still needed, what else, what else is left, what else is needed, what else do you need, what else do i need, what do you still need, what do i still need, what do i need to do, what do i need to do next, what next, whats next, what is next, what comes next, how far am i, how far are we, how much is left, how much longer, how many are left, how many questions are left, how many more, how many more questions, am i done, am i finished, am i ready, are we done, are we finished, are we there yet, are we nearly done, is that all, is that everything, is that it, anything else, anything missing, anything else you need, status, progress, where am i, where are we, whats the status, que falta, que mas falta, que mas, cuanto falta, falta algo, ya esta, ya terminamos, o que falta, falta o que, falta muito, falta mais alguma coisa, acabou, qu est ce qui manque, il manque quoi, il reste quoi, c est fini, encore beaucoup, was fehlt, was fehlt noch, fehlt noch was, fehlt noch etwas, wie viel noch, sind wir fertig, was noch, cosa manca, che manca, manca altro, quanto manca, abbiamo finito, e finito, ne eksik, ne kaldi, bitti mi, apa lagi, kurang apa, co jeszcze, ile jeszcze, wat nog, wat ontbreekt, vad saknas, aur kya, kya baki hai`,
  greet: `hi, hello, hey, hiya, howdy, hola, buenas, buenos dias, buenas tardes, ola, oi, bom dia, boa tarde, bonjour, salut, bonsoir, coucou, hallo, guten tag, guten morgen, moin, servus, ciao, buongiorno, salve, selam, merhaba, halo, namaste, hoi, hej, czesc, good morning, good evening, good afternoon, hi there, hello there, hey there, yo, whats up, wassup, sup, wagwan`,
  thanks: `thanks, thank you, thank u, thx, ty, tysm, cheers, great, cool, nice, awesome, thanks a lot, thanks so much, thank you so much, thank you very much, many thanks, much appreciated, appreciate it, good, wonderful, lovely, brilliant, grand, sweet, legend, you legend, youre the best, well done, good job, god bless, godbless, bless you, gracias, muchas gracias, mil gracias, genial, perfecto, obrigado, obrigada, valeu, brigado, otimo, merci, merci beaucoup, super, genial merci, danke, vielen dank, danke schon, danke dir, toll, klasse, grazie, grazie mille, ottimo, bravo, tesekkurler, tesekkur ederim, sagol, terima kasih, makasih, dhanyavaad, shukriya, dzieki, dziekuje, bedankt, dank je, dank u, tack, po, we are done, we re done, all done, finished, done, thats all, that is all, see you, bye, goodbye, have a nice day, have a good day`,
} as const satisfies Partial<Record<Act['kind'], string>>;
type Command = keyof typeof COMMANDS;
const finders = entriesOf(COMMANDS).map(
  ([kind, list]) => [kind, phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]))] as const,
);
const findCommandWords = phraseFinder(
  Object.values(COMMANDS)
    .flatMap((list) => phrasesIn(list))
    .map((phrase) => [phrase, true]),
);

/** Phrases that introduce the topic that somebody wants to go to. */
const goToPhrases = phraseFinder(
  phrasesIn(
    `lets do, let us do, lets talk about, lets go to, lets go back to, lets change, lets fix, lets edit, lets look at, go to, go back to, back to, jump to, return to, switch to, ask about, ask me about, ask for, ask me for, want to change, need to change, like to change, want to edit, need to edit, like to edit, want to fix, need to fix, want to do, like to do, want to see, like to see, need to see, see the, want to talk about, like to talk about, want to correct, need to correct, like to correct, want to go to, need to go to, want to go back to, like to go back to, like to go to, want to double check, want to check, need to check, need to double check, show me, can we do, can we change, can we edit, can we fix, can we talk about, can we go to, can we go back to, can i change, can i edit, can i do, can i fix, can i go back to, can you change, can you fix, could we change, could we do, could we go back to, could i change, can we look at, can we revisit, revisit, change, edit, fix, correct, redo, what about, how about, about, volver a, vuelve a, quiero cambiar, hay que cambiar, puedo cambiar, volta para, voltar para, quero mudar, quero trocar, revenir a, retour a, je veux changer, je voudrais changer, zuruck zu, zuruck zum, zuruck zur, ich will andern, ich mochte andern, torna a, torniamo a, vorrei cambiare, voglio cambiare, terug naar`,
  ).map((phrase) => [phrase, true]),
);
/**
 * Words that introduce a new value. If there is one, the words before it name a field to change, not a topic to go to.
 */
const VALUE_WORDS = new Set([
  'to',
  'is',
  'as',
  'are',
  'should',
  'a',
  'por',
  'para',
  'auf',
  'en',
  'in',
  'into',
  'with',
  'later',
  'after',
  'still',
]);

function readGoTo(words: readonly Word[], text: string): Act[] | undefined {
  const [found] = goToPhrases(words)
    .filter(({ from }) => from <= 6)
    .slice(-1);
  if (!found) return undefined;
  const behind = words.slice(found.to);
  if (behind.length === 0 || behind.length > 7 || behind.some(({ key }, n) => n > 0 && VALUE_WORDS.has(key)))
    return undefined;
  const step = findTopic(text.slice(behind[0]?.start));
  return step && [{ kind: 'go-to', step }];
}

/** Phrases that say a licence is still needed. In reply to the question about licences, "not yet" is one of them. */
const needsLicence = phraseFinder(
  phrasesIn(
    'need them, still need them, i need them, i still need them, we still need them, i still need both, i still need the licences, not yet, no not yet, not at the moment, need one, i need one, we need one, still need one, i still need one, we still need one, need it, still need it, need to get one, need to get it, need a licence, still need a licence, need a license, dont have one yet, dont have it yet, havent got one yet, havent got it yet, todavia no, aun no, ainda nao, pas encore, noch nicht, non ancora, henuz yok, belum, belum ada, jeszcze nie, nog niet, inte an, abhi nahi',
  ).map((phrase) => [phrase, true]),
);
/** Requests for Content ID, the only store that is never selected by default. They are understood at any step. */
const addContentId = phraseFinder(
  phrasesIn(
    'add content id, add youtube content id, also add content id, include content id, include youtube content id, activate content id, turn on content id, i want content id, i want youtube content id, id like content id, i also want content id, i would like content id, i need content id',
  ).map((phrase) => [phrase, true]),
);
const leaveOut = phraseFinder(
  phrasesIn('leave it out, leave that out, leave this out').map((phrase) => [phrase, true]),
);
const isNothingElse = (words: readonly Word[], found: readonly { from: number; to: number }[]): boolean => {
  const spans = [...found, ...findSaying(words, 'filler')];
  return found.length > 0 && words.every((_, n) => spans.some(({ from, to }) => n >= from && n < to));
};

/** Reads requests for Content ID at any step, and phrases that have a special meaning at one step. */
function readStepPhrase(words: readonly Word[], step: Step): Act[] | undefined {
  if (isNothingElse(words, addContentId(words))) return [{ kind: 'stores', how: 'add', stores: [CONTENT_ID] }];
  if (step === 'content_id' && isNothingElse(words, leaveOut(words)))
    return [{ kind: 'stores', how: 'remove', stores: [CONTENT_ID] }];
  if (step !== 'cover_licence' || needsLicence(words).length === 0) return undefined;
  const spans = [...needsLicence(words), ...findSaying(words, 'filler'), ...findSaying(words, 'no')];
  const isAll = words.every((_, n) => spans.some(({ from, to }) => n >= from && n < to));
  return isAll ? [{ kind: 'licence', answer: 'need' }] : undefined;
}

/** Commands that are obeyed even when a title is asked for. A title that consists of the same words needs quotes. */
const ALLOWED_AT_TITLES: readonly Command[] = ['greet', 'why', 'undo', 'back', 'start-over', 'summary'];

/** Reads a text that steers the conversation; undefined if it is an answer or a statement. */
export function readCommand(text: string, question: Question): Act[] | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const own = readStepPhrase(words, question.step);
  if (own) return own;
  const kind = kindOfAnswer(question.step);
  const command = commandFromWords(words);
  // One or two words, such as 'Nice' or 'Later', may be a title. When a title is asked for, only `ALLOWED_AT_TITLES`
  // are obeyed.
  if (command && (kind !== 'title' || words.length > 2 || ALLOWED_AT_TITLES.includes(command)))
    return [{ kind: command }];
  const never: Beyond | undefined = beyondIn(text, words, kind === 'choice');
  if (never) return [{ kind: 'beyond', what: never }];
  return kind === 'title' && !/\b(?:lets|let's|go|back|can we|want|ask)\b/i.test(text)
    ? undefined
    : readGoTo(words, text);
}

/**
 * Finds the command that a text consists of, ignoring filler: 'ok, thank you'. If there are several, the first in the
 * order of `COMMANDS` wins.
 */
function commandFromWords(words: readonly Word[]): Command | undefined {
  if (words.length > 14) return undefined;
  const covered = new Set<number>();
  for (const { from, to } of [...findCommandWords(words), ...findSaying(words, 'filler'), ...findSaying(words, 'yes')])
    for (let n = from; n < to; n++) covered.add(n);
  if (covered.size < words.length) return undefined;
  const saying = finders.map(([kind, find]) => ({ kind, found: find(words) })).filter(({ found }) => found.length > 0);
  return saying.find(({ found }) => found.length > 0)?.kind;
}
