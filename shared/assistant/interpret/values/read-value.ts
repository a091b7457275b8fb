import { confirms, rateExplanation, spellingNoteStart, withoutAsides } from '../clauses/explanations.ts';
import { joinPieces, type Piece, piecesOf } from '../clauses/pieces.ts';
import type { FreeText } from '../corrections/field-nouns.ts';
import { areCapital, capitalRun, isSmall } from '../words/capitals.ts';
import { quoted } from '../words/normalize-text.ts';
import { relationBetween } from '../words/relation-between.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { afterPreamble } from './preambles.ts';
import { valueInCells } from './sheet-cells.ts';
import { chatStart, closerStart, namingStart } from './value-endings.ts';
import { type ValueReading, valueInQuotes } from './value-in-quotes.ts';
import { findStartPiece } from './value-start.ts';

const LEAD = /^(?:[\s:=,>–—-]|[.!?](?=\s))+/;
/** A smiley between two sentences. It ends the first one. */
const SMILEY_BETWEEN = /\s+(?:[:;]['-]?[)(DP]+|\p{Extended_Pictographic}\u{FE0F}?)+\s+(?=\p{Ll})/gu;
/** Characters after a value that are not part of it: a smiley, an emoji, the comma of a list. */
const TRAILING_SIGNS =
  /(?:\s*(?:[:;]['-]?[)(DP3]+|<3|\^\^|\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]))+$|[\s,;:–—-]+$/u;
/** Endings whose full stop is part of a name. */
const SHORT = /(?:^|\s)(?:inc|ltd|ent|co|bros|corp|llc|rec|prod|no|vol|pt|ver|feat|jr|sr|st)\.$/iu;

/** Removes punctuation and smileys at the end, and the full stop of a sentence, but keeps 'Ent.' and '...'. */
export function withoutTrail(text: string): string {
  let value = text
    .trim()
    .replace(/^(?:(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}])+\s*)+(?=\S)/u, '');
  for (let n = 0; n < 4; n++) value = value.replace(TRAILING_SIGNS, '').trim();
  if (value === '') return text.trim();
  return SHORT.test(value) ? value : value.replace(/(?<=[\p{L}\p{N}]{2}|\))\.$/u, '');
}

/** Removes double or single quotes around a whole value. */
const withoutQuotes = (text: string): string => quoted(text) ?? /^'([^']+)'$/.exec(text)?.[1]?.trim() ?? text;

/** Reads the value in a text. */
export function readValue(message: string, kind: FreeText): ValueReading {
  const cell = valueInCells(message, kind);
  if (cell !== undefined) return readValue(cell, kind);
  const called = kind === 'title' ? TITLE_AFTER_CALLED.exec(message) : null;
  if (called?.[1]) return { ...readValue(called[1], kind), isNamed: true };
  const quotedValue = valueInQuotes(message, kind);
  if (quotedValue) return quotedValue;
  if (SMILEY_BETWEEN.test(message)) return readValue(message.replace(SMILEY_BETWEEN, '. '), kind);
  const isAsked = kind !== 'title' && /[?？]\s*$/.test(message);
  const pieces = piecesOf(withoutAsides(isAsked ? message.replace(/[?？\s]+$/, '') : message, kind));
  const first = findStartPiece(pieces, kind);
  const own: Piece[] = [];
  const besides: Piece[] = [];
  let isClear = true;
  const lead = afterPreamble(wordsOf(pieces[first]?.text ?? ''), kind).strength;
  for (const piece of pieces.slice(first)) {
    const how =
      own.length === 0 ? 'no' : besides.length > 0 ? 'sure' : rateExplanation(piece, own, kind, lead === 'strong');
    if (how === 'no') own.push(piece);
    else {
      besides.push(piece);
      if (how === 'doubtful') isClear = false;
    }
  }
  const text = joinPieces(own);
  const words = wordsOf(text);
  const tail = Math.min(namingStart(words), spellingNoteStart(words));
  const chat = Math.min(chatStart(words.slice(0, tail)), tail);
  const closed = closerStart(words.slice(0, chat));
  const closedLead = closed < chat ? afterPreamble(words.slice(0, closed), kind) : undefined;
  const isClosed =
    closedLead !== undefined && (kind === 'label' || kind === 'holder' || closedLead.strength === 'strong');
  const to = isClosed ? closed : chat;
  const preamble = afterPreamble(words.slice(0, to), kind);
  const isCut = preamble.from > 0 && preamble.from < to;
  const start = isCut ? words[preamble.from] : undefined;
  const end = words[to];
  const whole = text.slice(start ? start.start - start.gap.length : 0, end ? end.start - end.gap.length : undefined);
  const read = withoutQuotes(withoutTrail(withBrackets(start ? whole.replace(LEAD, '') : whole)));
  // 'So, uh, Dawn?' is a question.
  const isUncertain = isCut && preamble.strength !== 'strong' && /\?$/.test(read);
  const left = isUncertain ? read.replace(/\?+$/, '').trim() : read;
  const value = start && (kind === 'holder' || kind === 'label') ? left.replace(ARTICLE, '') : left;
  const around = [...words.slice(0, isCut ? preamble.from : 0), ...words.slice(to)];
  // 'Hello, Goodbye' may be a single title.
  const isGreetingToo = first > 0 && wordsOf(message).length < 5 && areCapital(wordsOf(message));
  const aside = besides.map(({ text }) => text);
  return {
    value,
    isNamed: (isCut && preamble.strength === 'strong') || namingStart(words) < words.length || aside.some(confirms),
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
      isUncertain ||
      hasSaying(around, 'doubt') ||
      aside.some((text) => hasSaying(wordsOf(text), 'doubt', 'unsure') || /^(?:or|oder|ou|o)\b/i.test(text)),
  };
}

/** Words that end right before a title: 'Yo it's a beat tape called' in 'Yo it's a beat tape called 3am noodles'. */
const TITLE_AFTER_CALLED =
  /^[^.!?\n"]{0,80}\b(?:single|ep|lp|album|tape|beat ?tape|mixtape|track|song|tune|record|project|release|compilation|sencillo|disco|álbum|tema|canción|faixa|música|titre|morceau|lied|brano|singolo)\s+(?:called|titled|named|that'?s called|llamad[oa]|que se llama|chamad[oa]|que se chama|appelée?|intitulée?|qui s'appelle|namens|che si chiama|intitolat[oa])\s+(?=\S)(.+)$/iu;

/** Whether a text takes back the words before it: 'No sorry'. */
const takesBack = (text: string): boolean =>
  relationBetween(wordsOf(text), 0, 4) === 'instead' && wordsOf(text).length < 5;

/** Phrases that say somebody prefers a different title: 'But my producer prefers Kora'. */
const PREFERS =
  /\b(?:prefers?|likes?|wants?|votes?|préfère|veut|aime|prefiere|quiere|prefere|quer|will lieber|möchte|mag|preferisce|vuole)\b.*\p{Lu}/u;

/** Whether a different title follows the value: 'Dawn, hmm, the b-side. Dusk. Yes. Dusk'. */
const hasRival = (besides: readonly Piece[], value: string): boolean =>
  besides.some(
    ({ text, gap }, n) =>
      ((/[.!…]/.test(gap) || takesBack(besides[n - 1]?.text ?? '')) &&
        wordsOf(text).length > 1 &&
        areCapital(wordsOf(text)) &&
        !value.includes(text)) ||
      wordsOf(capitalRun(text.slice(wordsOf(text)[1]?.start ?? text.length))).length > 1 ||
      PREFERS.test(text),
  );

/** An article between a verb and a name: 'é a Samambaia'. */
const ARTICLE = /^(?:a|o|as|os|la|el|los|las|le|les|die|der|das|dem|den|il|lo|gli|the)\s+(?=\p{Lu})/u;

/** Removes a bracket whose counterpart has been cut off. */
const withBrackets = (text: string): string =>
  (/^[^(]*\)$/.test(text) ? text.slice(0, -1) : text).replace(/\s*\($/, '');
