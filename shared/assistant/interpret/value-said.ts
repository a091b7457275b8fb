import { areCapital, isParticle, isSmall } from './capitals.ts';
import { confirms, explains, spellingFrom, withoutAsides } from './explanations.ts';
import type { FreeText } from './field-nouns.ts';
import { joined, type Piece, piecesOf } from './pieces.ts';
import { afterPreamble } from './preambles.ts';
import { quoted } from './said.ts';
import { areOnly, hasSaying } from './sayings.ts';
import { chatFrom, closerFrom, isGreeting, namingFrom } from './value-tails.ts';
import { type Word, wordsOf } from './words.ts';

/** A free text as it was meant: without what leads to it, the chat behind it and explanations that stand apart. */
export type ValueSaid = {
  value: string;
  /** Whether the message says in words or quotes that this is the value. */
  isNamed: boolean;
  /** Whether what was left out is certainly no part of it. */
  isClear: boolean;
  /** Clauses beside the value. */
  besides: string[];
  /** Whether the words around the value are in doubt of it. */
  isDoubtful: boolean;
};

const LEAD = /^(?:[\s:=,>–—-]|[.!?](?=\s))+/;
/** A smiley between two sentences ends the first. */
const BETWEEN = /\s+(?:[:;]['-]?[)(DP]+|\p{Extended_Pictographic}\u{FE0F}?)+\s+(?=\p{Ll})/gu;
/** Signs behind a value that are none of it: a smiley, an emoji, the comma of a list. */
const TRAIL =
  /(?:\s*(?:[:;]['-]?[)(DP3]+|<3|\^\^|\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]))+$|[\s,;:–—-]+$/u;
/** Ends with a full stop that belong to a name. */
const SHORT = /(?:^|\s)(?:inc|ltd|ent|co|bros|corp|llc|rec|prod|no|vol|pt|ver|feat|jr|sr|st)\.$/iu;

/** Signs and smileys at the end fall away. So does the full stop of a sentence, but not that of 'Ent.' or '...'. */
export function withoutTrail(text: string): string {
  let value = text.trim();
  for (let n = 0; n < 4; n++) value = value.replace(TRAIL, '').trim();
  if (value === '') return text.trim();
  return SHORT.test(value) ? value : value.replace(/(?<=[\p{L}\p{N}]{2}|\))\.$/u, '');
}

/** Quotes around a whole value, double or single. */
const bare = (text: string): string => quoted(text) ?? /^'([^']+)'$/.exec(text)?.[1]?.trim() ?? text;

/** The value of a text that holds exactly one thing in quotes, where the rest only leads to it or explains it. */
function inQuotes(text: string, kind: FreeText): ValueSaid | undefined {
  const runs = [...text.matchAll(/"([^"]{1,250})"|(?<![\p{L}\p{N}])'([^']{2,250})'(?![\p{L}\p{N}])/gu)];
  const [run] = runs;
  if (!run || runs.length > 1) return undefined;
  const before = text.slice(0, run.index);
  const after = text.slice(run.index + run[0].length);
  const last = piecesOf(before).at(-1)?.text ?? '';
  const stand: Word = { text: 'X', key: 'x', start: 0, end: 0, gap: ' ' };
  const words = [...wordsOf(last), stand];
  // 'After long thought we went with "…"': only the words right before it must lead to it.
  // Whatever small words stand before quotes lead to them, unless they deny them.
  const isLed =
    words.length === 1 ||
    (words.length < 16 &&
      words.slice(1, -1).every((word) => isSmall(word)) &&
      !words.some(({ key }) =>
        /^(?:not|no|like|unlike|than|instead|opposite|nicht|pas|non|nao|without|and)$/.test(key),
      )) ||
    words
      .slice(-9, -1)
      .some((_, n, all) => afterPreamble(words.slice(words.length - 1 - all.length + n), kind).from === all.length - n);
  const rest = wordsOf(after);
  const isEnded =
    rest.length === 0 ||
    /^\s*(?:[,.;(–—-]|$)/.test(after) ||
    namingFrom([stand, ...rest]) === 1 ||
    spellingFrom([{ ...stand, text: 'X' }, ...rest]) === 1 ||
    chatFrom([stand, ...rest]) === 1;
  if (!isLed || !isEnded) return undefined;
  const value = (run[1] ?? run[2] ?? '').trim();
  return {
    value,
    isNamed: true,
    isClear: true,
    besides: rest.length > 0 ? [after] : [],
    isDoubtful: hasSaying(wordsOf(before), 'doubt'),
  };
}

/** Before what takes back what was said: "but in the end we chose". */
const CONTRAST =
  /^\s*(?:but|no|wait|actually|sorry|pero|mas|mais|aber|ma|nein|doch|anzi)?\s*(?:but|in the end|finally|then|poi|now|so|puis|al final|no final|au final|alla fine|am ende|wait|no|actually)\b/i;

/** Where the value begins among pieces: the first that names it, else the first that is no greeting or filler. */
function startOf(pieces: readonly Piece[], kind: FreeText): number {
  let first = 0;
  while (first < pieces.length - 1 && isLeading(pieces[first]?.text ?? '')) first++;
  const named = pieces.flatMap(({ text }, n) => {
    const words = wordsOf(text);
    const { from, strength } = afterPreamble(words, kind);
    const isValue =
      from < words.length &&
      explains({ text: text.slice(words[from]?.start ?? 0), gap: ', ' }, [], kind, false) === 'no';
    return (strength === 'strong' && isValue) || namingFrom(words) < words.length ? [n] : [];
  });
  const [at] = named;
  if (at === undefined) return weakStart(pieces, first, kind);
  const later = named.find((n) => n > at && CONTRAST.test(`${pieces[n]?.gap ?? ''}${pieces[n]?.text ?? ''}`));
  const chosen = later ?? at;
  const start = wordsOf(pieces[first]?.text ?? '');
  return chosen > first && areCapital(start) && !named.includes(first) ? first : chosen;
}
/** A long first sentence that is no value, and a later 'it shall be The Harbour Tapes'. */
function weakStart(pieces: readonly Piece[], first: number, kind: FreeText): number {
  const found = pieces.findLastIndex(({ text }) => {
    const words = wordsOf(text);
    const { from, strength } = afterPreamble(words, kind);
    return strength === 'weak' && from < words.length && areCapital(words.slice(from));
  });
  const before = pieces.slice(first, Math.max(first, found)).flatMap(({ text }) => wordsOf(text));
  return before.filter((word) => isSmall(word) && !isParticle(word)).length > 3 ? found : first;
}
const isLeading = (text: string): boolean => {
  const words = wordsOf(text);
  return areOnly(words, 'filler', 'yes', 'hedge') || isGreeting(words);
};

/** What a text gives as its value. */
export function valueSaid(message: string, kind: FreeText): ValueSaid {
  const quotedValue = inQuotes(message, kind);
  if (quotedValue) return quotedValue;
  if (BETWEEN.test(message)) return valueSaid(message.replace(BETWEEN, '. '), kind);
  const isAsked = kind !== 'title' && /[?？]\s*$/.test(message);
  const pieces = piecesOf(withoutAsides(isAsked ? message.replace(/[?？\s]+$/, '') : message, kind));
  const first = startOf(pieces, kind);
  const own: Piece[] = [];
  const besides: Piece[] = [];
  let isClear = true;
  const lead = afterPreamble(wordsOf(pieces[first]?.text ?? ''), kind).strength;
  for (const piece of pieces.slice(first)) {
    const how = own.length === 0 ? 'no' : besides.length > 0 ? 'sure' : explains(piece, own, kind, lead === 'strong');
    if (how === 'no') own.push(piece);
    else {
      besides.push(piece);
      if (how === 'doubtful') isClear = false;
    }
  }
  const said = joined(own);
  const words = wordsOf(said);
  const tail = Math.min(namingFrom(words), spellingFrom(words));
  const chat = Math.min(chatFrom(words.slice(0, tail)), tail);
  const closed = closerFrom(words.slice(0, chat));
  const closedLead = closed < chat ? afterPreamble(words.slice(0, closed), kind) : undefined;
  const isClosed =
    closedLead !== undefined && (kind === 'label' || kind === 'holder' || closedLead.strength === 'strong');
  const to = isClosed ? closed : chat;
  const preamble = afterPreamble(words.slice(0, to), kind);
  const isCut = preamble.from > 0 && preamble.from < to;
  const start = isCut ? words[preamble.from] : undefined;
  const end = words[to];
  const whole = said.slice(start ? start.start - start.gap.length : 0, end ? end.start - end.gap.length : undefined);
  const left = bare(withoutTrail(withBrackets(start ? whole.replace(LEAD, '') : whole)));
  const value = start && (kind === 'holder' || kind === 'label') ? left.replace(ARTICLE, '') : left;
  const around = [...words.slice(0, isCut ? preamble.from : 0), ...words.slice(to)];
  // 'Hello, Goodbye' may be a title as a whole.
  const isGreetingToo = first > 0 && wordsOf(message).length < 5 && areCapital(wordsOf(message));
  const aside = besides.map(({ text }) => text);
  return {
    value,
    isNamed: (isCut && preamble.strength === 'strong') || namingFrom(words) < words.length || aside.some(confirms),
    isClear:
      isClear &&
      !isGreetingToo &&
      !hasRival(besides, value) &&
      (preamble.strength !== 'risky' || (besides.length > 0 && preamble.from === 1)) &&
      !(
        isCut &&
        preamble.strength === 'weak' &&
        words.slice(preamble.from, preamble.from + 1).some(isSmall) &&
        left === value
      ),
    besides: aside,
    isDoubtful:
      isAsked ||
      hasSaying(around, 'doubt') ||
      aside.some((text) => hasSaying(wordsOf(text), 'doubt', 'unsure') || /^(?:or|oder|ou|o)\b/i.test(text)),
  };
}

/** Whether another title stands behind the value: 'Dawn, hmm, the b-side. Dusk. Yes. Dusk'. */
const hasRival = (besides: readonly Piece[], value: string): boolean =>
  besides.some(
    ({ text, gap }) =>
      /[.!]/.test(gap) && wordsOf(text).length > 1 && areCapital(wordsOf(text)) && !value.includes(text),
  );

/** An article between a verb and a name: 'é a Samambaia'. */
const ARTICLE = /^(?:a|o|as|os|la|el|los|las|le|les|die|der|das|dem|den|il|lo|gli|the)\s+(?=\p{Lu})/u;

/** Without a bracket whose other one was cut off. */
const withBrackets = (text: string): string =>
  (/^[^(]*\)$/.test(text) ? text.slice(0, -1) : text).replace(/\s*\($/, '');
