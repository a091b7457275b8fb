import { countAt, numberAt } from '../tracks/numbers.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** A position in a recording, in whole seconds, and the words that state it. */
export type PositionMention = { seconds: number; from: number; to: number };

const MINUTE = new Set(
  'm min mins minute minutes minuta minuto minutos minuti minuten minut minuut dakika dk menit mnt'.split(' '),
);
const SECOND = new Set(
  's sec secs second seconds seg segs segundo segundos segs secondi secondo seconde secondes sekunde sekunden sek sekunder sekund sekundy seconden saniye sn saniyede detik dtk'.split(
    ' ',
  ),
);
const AND = new Set('and y e et und en och ve'.split(' '));
const HALF = new Set('half medio media meio meia demi demie halb halbe halben mezzo mezza halve yarim pol'.split(' '));
/** Phrases for the very beginning of a recording. */
const START_PHRASES = phraseFinder(
  phrasesIn(
    `the start, the beginning, the very start, the very beginning, first second, the first second, very first second, from second one, el primer segundo, primer segundo, o primeiro segundo, primeiro segundo, la premiere seconde, première seconde, erste sekunde, der ersten sekunde, il primo secondo, primo secondo, from start, from beginning, from the start, from the beginning, from the top, the top, very start, very beginning, beginning, zero, second zero, right away at the start, at the start, start of the song, intro,
    el principio, principio, desde el principio, desde el inicio, el inicio, inicio, desde cero, al principio, do início, do começo, início, começo, desde o começo, desde o início, du début, le début, début, au début, dès le début, depuis le début, vom anfang, von anfang an, anfang, ganz am anfang, am anfang, von vorne, dall'inizio, inizio, l'inizio, dal principio, da capo, vanaf het begin, het begin, begin, baştan, başından, en baştan, od początku, od poczatku, från början, dari awal, awal, shuru se, shuruat se`,
  ).map((phrase) => [phrase, true]),
);

/** Words after a length of time. */
const LENGTH_WORDS = /^(?:long|lang|lange|longs?|longue|longo|lunghi|lungo|lunga|lunghe)$/;

/** Splits '1m12s', '57s' and "1'12" into separate words. */
const separateUnits = (text: string): string =>
  text
    .replace(/(\d{1,2})\s?['′]\s?(\d{1,2})(?:\s?["″]|\b)/g, (all, m: string, s: string) =>
      Number(s) < 60 ? `${m}:${s.padStart(2, '0')}` : all,
    )
    .replace(/(\d{1,3})\s?["″](?!\p{L})/gu, '$1 s')
    .replace(/(\d)(?=(?:h|m|min|mins|s|sec|secs|sek|seg)(?:\d|\b))/gi, '$1 ')
    .replace(/(?<=\d\s(?:h|m|min|s))(?=\d)/gi, ' ');

/**
 * Reads every position in a text, from left to right: '0:45', '45 s', '1 min 10', 'minuto y medio', 'from the start'.
 */
export function positionsIn(text: string): { words: readonly Word[]; places: readonly PositionMention[] } {
  const words = wordsOf(separateUnits(text));
  const starts = new Map(START_PHRASES(words).map((found) => [found.from, found.to]));
  const places: PositionMention[] = [];
  for (let at = 0; at < words.length; ) {
    const found =
      readClockAt(words, at) ??
      readSpokenAt(words, at) ??
      (starts.has(at) ? { seconds: 0, to: starts.get(at) ?? at + 1 } : undefined);
    // '40 seconds long' is a length, not a position.
    if (found && !LENGTH_WORDS.test(words[found.to]?.key ?? '')) places.push({ ...found, from: at });
    at = found?.to ?? at + 1;
  }
  return { words, places };
}

/** Reads a position written in digits: 1:12, 1.12 or 0:01:12. */
function readClockAt(words: readonly Word[], at: number): { seconds: number; to: number } | undefined {
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
  if (!one || !two || !/^\d{1,3}$/.test(one.key) || !/^[0-5]\d$/.test(two.key) || !/^\s?[:.]\s?$/.test(two.gap))
    return undefined;
  if (/\s/.test(two.gap)) return undefined;
  if (three && three.gap === ':' && /^[0-5]\d$/.test(three.key))
    return { seconds: Number(one.key) * 3600 + Number(two.key) * 60 + Number(three.key), to: at + 3 };
  return { seconds: Number(one.key) * 60 + Number(two.key), to: at + 2 };
}

/** Reads a position written in words: 'A minute and a half', '1 min 12', 'anderthalb Minuten', 'twenty seconds'. */
function readSpokenAt(words: readonly Word[], at: number): { seconds: number; to: number } | undefined {
  const key = (n: number) => words[n]?.key ?? '';
  if (/^anderthalb(?:e|en)?$/.test(key(at)) && MINUTE.has(key(at + 1))) return { seconds: 90, to: at + 2 };
  const half = halfMinute(words, at);
  if (half) return half;
  // In 'Second 50', 'al minuto 1' and 'minuto e meio', the unit comes first.
  const isMinute = MINUTE.has(key(at)) && key(at).length > 2;
  if (isMinute || (SECOND.has(key(at)) && key(at).length > 3)) {
    const from = isMinute && AND.has(key(at + 1)) ? at + 2 : at + 1;
    if (isMinute && HALF.has(key(from))) return { seconds: 90, to: from + 1 };
    const behind = from === at + 1 ? numberAt(words, from) : undefined;
    return behind && !SECOND.has(key(behind.to))
      ? { seconds: behind.value * (isMinute ? 60 : 1), to: behind.to }
      : undefined;
  }
  const long = /^\d{3}$/.test(key(at)) ? { value: Number(key(at)), to: at + 1 } : undefined;
  const first = long ?? countAt(words, at);
  if (!first) return undefined;
  if (SECOND.has(key(first.to))) return { seconds: first.value, to: first.to + 1 };
  if (!MINUTE.has(key(first.to)) || long) return undefined;
  const [minutes, after] = [first.value * 60, first.to + 1];
  const from = AND.has(key(after)) ? after + 1 : after;
  const halfTo = HALF.has(key(from))
    ? from + 1
    : countAt(words, from)?.value === 1 && HALF.has(key(from + 1))
      ? from + 2
      : undefined;
  if (halfTo !== undefined) return { seconds: minutes + 30, to: halfTo };
  const rest = numberAt(words, from);
  const isRest =
    rest !== undefined && rest.value < 60 && !/[,;]/.test(words[from]?.gap ?? '') && !MINUTE.has(key(rest.to));
  if (!isRest) return { seconds: minutes, to: after };
  return { seconds: minutes + rest.value, to: SECOND.has(key(rest.to)) ? rest.to + 1 : rest.to };
}
function halfMinute(words: readonly Word[], at: number): { seconds: number; to: number } | undefined {
  const key = (n: number) => words[n]?.key ?? '';
  const from = HALF.has(key(at)) ? at : HALF.has(key(at + 1)) && countAt(words, at)?.value === 1 ? at + 1 : undefined;
  if (from === undefined) return undefined;
  const minute = MINUTE.has(key(from + 1))
    ? from + 1
    : MINUTE.has(key(from + 2)) && countAt(words, from + 1)?.value === 1
      ? from + 2
      : undefined;
  return minute === undefined ? undefined : { seconds: 30, to: minute + 1 };
}
