import { explains } from './explanations.ts';
import type { FreeText } from './field-nouns.ts';
import { joined, type Piece, piecesOf } from './pieces.ts';
import { afterPreamble } from './preambles.ts';
import { quoted } from './said.ts';
import { areOnly, hasSaying } from './sayings.ts';
import { chatFrom, namingFrom } from './value-tails.ts';
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

const lead = /^[\s:=,>–—-]+/;
/** Signs around a value that are none of it: a smiley, an emoji, the comma of a list. */
const trail = /(?:\s*(?:[:;]['-]?[)(DP3]+|<3|\^\^|[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}]+))+$|[\s,;:–—-]+$/u;

/** Signs and smileys at the end fall away. So does the full stop of a sentence, but not that of 'Ent.' or '...'. */
export function withoutTrail(text: string): string {
  let value = text.trim();
  for (let n = 0; n < 4; n++) value = value.replace(trail, '').trim();
  if (value === '') return text.trim();
  return value.replace(/(?<=[\p{L}\p{N}]{2}|\))[.!]$/u, (end) => (end === '!' || /(?:^|\s)(?:inc|ltd|ent|co|bros|corp|llc|rec|prod|no|vol|pt|ver|feat|jr|sr|st)\.$/iu.test(value) ? end : ''));
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
  const words = [...wordsOf(before), { text: 'X', key: 'x', start: 0, end: 0, gap: ' ' }];
  const isLed = words.length === 1 || afterPreamble(words, kind).from === words.length - 1;
  const rest = wordsOf(after);
  const isEnded = rest.length === 0 || /^\s*(?:[,.;(–—-]|$)/.test(after) || namingFrom([words.at(-1) as Word, ...rest]) === 1;
  if (!isLed || !isEnded) return undefined;
  return { value: (run[1] ?? run[2] ?? '').trim(), isNamed: true, isClear: true, besides: rest.length > 0 ? [after] : [], isDoubtful: hasSaying(wordsOf(before), 'doubt') };
}

/** What a text gives as its value. */
export function valueSaid(text: string, kind: FreeText): ValueSaid {
  const quotedValue = inQuotes(text, kind);
  if (quotedValue) return quotedValue;
  const pieces = piecesOf(text);
  let first = 0;
  while (first < pieces.length - 1 && areOnly(wordsOf(pieces[first]?.text ?? ''), 'filler', 'yes', 'hedge')) first++;
  // 'the name, well, is': what leads to the value may be a piece of its own.
  const own: Piece[] = [];
  const besides: Piece[] = [];
  let isClear = true;
  for (const piece of pieces.slice(first)) {
    const how = own.length === 0 || besides.length > 0 ? (besides.length > 0 ? 'sure' : 'no') : explains(piece, own, kind);
    if (how === 'no') own.push(piece);
    else {
      besides.push(piece);
      if (how === 'doubtful') isClear = false;
    }
  }
  const said = joined(own);
  const words = wordsOf(said);
  const preamble = afterPreamble(words, kind);
  const tail = namingFrom(words);
  const to = Math.min(chatFrom(words.slice(0, tail)), tail);
  const isCut = preamble.from < to;
  const start = words[isCut ? preamble.from : 0];
  const led = isCut && preamble.from > 0 && start ? said.slice(start.start - start.gap.length).replace(lead, '') : said;
  const end = to < words.length ? words[to] : undefined;
  const cutAt = end ? end.start - end.gap.length - (said.length - led.length) : led.length;
  const value = bare(withoutTrail(withOpen(led.slice(0, Math.max(cutAt, 1)))));
  const around = [...words.slice(0, isCut ? preamble.from : 0), ...words.slice(to)];
  return {
    value,
    isNamed: (isCut && preamble.strength === 'strong') || tail < words.length,
    isClear: isClear && !(isCut && preamble.strength === 'weak' && isDoubtfulLead(words, preamble.from)),
    besides: besides.map(({ text: one }) => one),
    isDoubtful: hasSaying(around, 'doubt') || besides.some(({ text: one }) => hasSaying(wordsOf(one), 'doubt', 'unsure', 'either')),
  };
}

/** A closing quote or bracket whose opening one was cut off, and the other way round. */
const withOpen = (text: string): string => (/^[^(]*\)$/.test(text) ? text.slice(0, -1) : text).replace(/\s*\($/, '');

/** "it's" before small letters may be the beginning of a title as well. */
const isDoubtfulLead = (words: readonly Word[], from: number): boolean => {
  const next = words[from]?.text ?? '';
  return next === next.toLowerCase() && /\p{Ll}/u.test(next);
};
