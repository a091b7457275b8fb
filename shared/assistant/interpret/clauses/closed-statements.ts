import type { Act } from '../../act.ts';
import type { Step } from '../../step.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { actsIfCertain } from '../corrections/current-values.ts';
import { wordsOfCues } from '../words/cues.ts';
import { idleWords } from '../words/idle-words.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { textOf } from '../words/text-of-words.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** Words that occur only in answers to one question. The reader for that question interprets them. */
const WORDS: readonly [Step, string][] = [
  [
    'explicit',
    'explicit, not explicit, non explicit, clean, is clean, explicito, explicita, explicite, explizit, esplicito, esplicita, swearing, swear words, parental advisory',
  ],
  [
    'cover_songs',
    'is a cover, its a cover, are covers, theyre covers, is not a cover, isnt a cover, its not a cover, are not covers, arent covers, no covers, not a cover, no cover songs, es un cover, es una version, no es un cover, e um cover, nao e cover, nao e um cover, est une reprise, n est pas une reprise, sont des reprises, ist ein cover, ist kein cover, sind cover, keine cover, e una cover, non e una cover',
  ],
  [
    'ai_audio',
    'no ai, without ai, no ai at all, sin ia, nada de ia, sem ia, nada de ia, sans ia, pas d ia, keine ki, ohne ki, senza ia, niente ia, geen ai',
  ],
  [
    'audio_language',
    'instrumental, instrumentals, sung in, singing in, we sing in, i sing in, lyrics are in, lyrics in, nobody sings, cantado en, cantada en, cantado em, cantada em, chante en, chantee en, gesungen auf, cantato in, cantata in',
  ],
  [
    'metadata_language',
    'titles are in, title is in, titles in, written in, titulos en, titulos em, titres en, titel auf, titel sind auf, titoli in',
  ],
  [
    'territories',
    'worldwide, world wide, everywhere, not in, only in, en todo el mundo, mundial, no mundo todo, dans le monde entier, monde entier, weltweit, in tutto il mondo',
  ],
  [
    'stores',
    'not on, only on, all stores, every store, all the stores, todas las tiendas, todas as lojas, toutes les boutiques, alle stores, alle shops, tutti i negozi, tutti gli store',
  ],
  ['preview_start', 'preview, preview starts, preview at, vorschau, anteprima, vista previa, extrait'],
  ['codes', 'isrc, upc, barcode, ean'],
  [
    'record_label',
    'no label, no record label, without a label, not on a label, sin sello, no tengo sello, no tenemos sello, no hay sello, sem selo, nao tenho selo, sem gravadora, pas de label, sans label, kein label, ohne label, senza etichetta, nessuna etichetta',
  ],
];

const words = phraseFinder(WORDS.flatMap(([step, list]) => phrasesIn(list).map((phrase) => [phrase, step] as const)));

/**
 * Phrases that introduce the release date without naming it. There are more here than in the cues, because here the
 * text must contain nothing else.
 */
const RELEASE_PHRASES = phraseFinder(
  phrasesIn(
    'sai so, sai so no, sai so no dia, sai no, sai no dia, afinal sai, sale recien el, sale el, sort le, out, out on, its out, its out on, it is out on, comes out, comes out on, it comes out, it comes out on, coming out, coming out on, should come out, should come out on, drops, drops on, it drops, it drops on, dropping, dropping on, drop it, drop it on, launches, launches on, launching, launching on, releasing on, release it, release it on, release date, release date is, release day, release day is, release on, released on, goes live, goes live on, go live on, available from, available on, straight release, sale el, sale, sai dia, sai em, sort le, il sort le, sortie le, kommt am, kommt raus am, erscheint am, esce il, esce, verschijnt op, uit op',
  ).map((phrase) => [phrase, true]),
);

const SOON = phraseFinder(
  phrasesIn(
    'as soon as possible, asap, lo antes posible, cuanto antes, o mais rapido possivel, le plus vite possible, des que possible, so schnell wie moglich, so bald wie moglich, il prima possibile',
  ).map((phrase) => [phrase, true]),
);

const idlePositions = (allWords: readonly Word[]): ReadonlySet<number> => {
  const idle = idleWords(allWords);
  // In 'No AI', the first word belongs to the statement and is not filler.
  for (const { from } of words(allWords)) idle.delete(from);
  return idle;
};

/** Reads a release date after words such as 'out' and 'drops': 'Out on Friday', 'drops 4 December'. */
export function readReleaseDateStatement(text: string, context: InterpretContext): Act[] | undefined {
  const allWords = wordsOf(text);
  const idle = idlePositions(allWords);
  const out = RELEASE_PHRASES(allWords).find(({ from }) => allWords.slice(0, from).every((_, n) => idle.has(n)));
  const isTitle = ['title', 'track_titles', 'original_release'].includes(context.question.step);
  return out && !isTitle && out.to < allWords.length
    ? actsIfCertain(answers.sales_start(textOf(text, allWords, out.to), context))
    : undefined;
}

/**
 * Reads an answer to a question other than the open one. It is recognized by words that only that question uses: 'no AI
 * on track 2', 'make it clean'.
 */
export function readClosedStatement(text: string, context: InterpretContext): Act[] | undefined {
  const allWords = wordsOf(text);
  const idle = idlePositions(allWords);
  let [from, to] = [0, allWords.length];
  while (from < to && idle.has(from)) from++;
  while (to > from && idle.has(to - 1)) to--;
  const own = allWords.slice(from, to);
  const [soon] = SOON(own);
  if (soon && soon.from === 0 && soon.to === own.length) return answers.sales_start(text, context);
  const steps = [...new Set(words(own).map(({ value }) => value))].filter((step) => step !== context.question.step);
  const [only, ...more] = steps;
  if (!only || more.length > 0) return undefined;
  // 'Make that one explicit' is about one track, but does not say which.
  if (/\b(?:that|this|the) one\b/i.test(text)) return undefined;
  const bare = textOf(text, allWords, from, to);
  const [start] = words(own);
  const read = (one: string) => actsIfCertain(answers[only](one, context));
  const before = own.slice(0, start?.from ?? 0);
  // In 'Make it worldwide.', the words before the value only lead up to it.
  const isLed =
    start !== undefined &&
    wordsOfCues(before, 'lead', 'wrong', 'plain', 'change', 'put', 'itIs', 'is').size === before.length;
  const isNamed = only === 'preview_start' && start?.from === 0 && start.to < own.length;
  if (isNamed) return read(textOf(text, allWords, from + start.to, to));
  return read(bare) ?? (isLed && start.from > 0 ? read(textOf(text, allWords, from + start.from, to)) : undefined);
}
