import { type LetterNote, letterNotes } from '../corrections/letter-notes.ts';
import { findFromTo, namesAtEnd, valueBreaks } from '../values/value-positions.ts';
import { splitTail, type Tail, withoutNegation } from '../values/value-tail.ts';
import { findCue } from '../words/cues.ts';
import { isIdle } from '../words/idle-words.ts';
import { textOf } from '../words/text-of-words.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** One way to read a clause: its subject, the new value, and the values that it rules out. */
export type Clause = {
  subject: readonly Word[];
  value: string;
  /** Values that are ruled out: 'Hale, not Hail'. */
  olds: readonly string[];
  notes: readonly LetterNote[];
  /** Whether no words around the value mark it as one. */
  isBare: boolean;
  /** Whether the clause requests a change: 'change it to', 'put', 'make it'. */
  asks: boolean;
};

/** Maximum number of readings of one clause. */
const MAX_READINGS = 8;

const MODAL = new Set('muss musste soll sollte sollen moet moest ska skall'.split(' '));

const FINAL = new Set('heissen sein lauten werden heten zijn heta vara'.split(' '));

/** A track after the value: 'It should say Dawn for track 2'. */
const TRACK_AFTER_VALUE =
  /\s(?:for|on|in|as|para|en|em|für|fur|bei|per|pour|sur)\s+(?:the\s+)?(?:track|song|title|number|no\.?|titel|lied|titre|morceau|canci[oó]n|tema|pista|faixa|m[uú]sica|brano|traccia)\s*\d{1,2}[.!]?$/i;

/** Lists the ways to read a piece, the likeliest first. `isKnown` tells whether the release has a text as a value. */
export function clausesOf(text: string, isKnown: (text: string) => boolean): Clause[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const clauses: Clause[] = [];
  const read = (
    from: number,
    to: number,
    subject: readonly Word[],
    { old, ...kind }: { isBare?: boolean; asks?: boolean; old?: string } = {},
  ) => {
    const tail = splitTail(text, words, from, to, isKnown);
    if (old !== undefined) tail?.olds.push(old);
    // In 'Buck's got an e on the end', the words before the note are the value whose spelling changes.
    if (tail && tail.notes.length > 0 && /'s$/.test(tail.value)) return;
    if (tail && !clauses.some(({ value, subject: own }) => value === tail.value && own.length === subject.length))
      clauses.push(clauseOf(withoutNegation(subject, tail, text, isKnown), tail, kind));
  };
  const quote = /"([^"]+)"/.exec(text);
  if (quote) {
    const inside = (word: Word) => word.start >= quote.index && word.end <= quote.index + quote[0].length;
    const [from, to] = [words.findIndex(inside), words.findLastIndex(inside) + 1];
    if (from >= 0) read(from, to, [...words.slice(0, from), ...words.slice(to)], { asks: true });
  }
  for (const { from, to } of findCue(words, 'right')) if (from > 0 && to === words.length) read(0, from, []);
  const [change] = findCue(words, 'change').filter(({ from }) => isIdle(words.slice(0, from)));
  if (change) {
    for (const { from, to } of findCue(words, 'to'))
      if (from > change.to && to < words.length) read(to, words.length, words.slice(change.to, from), { asks: true });
  }
  const out = findCue(words, 'out').find(({ to }) => to < words.length);
  if (out) read(out.to, words.length, words.slice(0, out.to));
  const at = TRACK_AFTER_VALUE.exec(text);
  const behind = at ? words.findIndex(({ start }) => start >= at.index) : -1;
  if (at && behind > 0)
    for (const { from, to } of valueBreaks(words))
      if (to < behind) read(to, behind, [...words.slice(0, from), ...words.slice(behind)], { asks: true });
  for (const one of findFromTo(words)) {
    const old = textOf(text, words, one.from, one.to);
    if (isKnown(old)) {
      const lead = change && change.to <= one.at ? words.slice(change.to, one.at) : words.slice(0, one.at);
      read(one.to + 1, words.length, lead, { asks: true, old });
    }
  }
  const last = findCue(words, 'change').find(({ to }) => to === words.length);
  // In 'Die Veröffentlichung auf den 11. verschieben' and 'die zweite muss Dawn heißen', the verb comes last.
  if (last)
    for (const { from, to } of findCue(words, 'to'))
      if (from > 0 && to < last.from) read(to, last.from, words.slice(0, from), { asks: true });
  const modal = words.findIndex(({ key }, n) => n > 0 && MODAL.has(key));
  if (modal > 0 && modal + 2 < words.length && FINAL.has(words.at(-1)?.key ?? ''))
    read(modal + 1, words.length - 1, words.slice(0, modal), { asks: true });
  const links = valueBreaks(words);
  for (const { from, to, asks = false } of links) read(to, words.length, words.slice(0, from), { asks });
  clauses.push(...readNotes(words, change?.to ?? 0));
  const names = namesAtEnd(text, words, isKnown);
  if (names) read(names.from, names.to, words.slice(0, names.from), { isBare: true });
  if (!links.some(({ from }) => isIdle(words.slice(0, from)))) read(0, words.length, [], { isBare: true });
  return clauses.slice(0, MAX_READINGS);
}

/**
 * Reads a change that consists only of a note about letters: 'make the second title lower case', 'lose the comma in
 * track 3'.
 */
function readNotes(words: readonly Word[], from: number): Clause[] {
  const notes = letterNotes(words);
  const [first] = notes;
  if (!first) return [];
  const clause = (subject: readonly Word[]): Clause[] =>
    subject.length === 0 ? [] : [{ subject, value: '', olds: [], notes, isBare: false, asks: true }];
  if (isIdle(words.slice(from, first.from))) return clause(words.slice(first.to));
  return first.from > from && isIdle(words.slice(first.to)) ? clause(words.slice(from, first.from)) : [];
}

const clauseOf = (
  subject: readonly Word[],
  { value, isSpelled, olds, notes }: Tail,
  { isBare = false, asks = false }: { isBare?: boolean; asks?: boolean },
): Clause => ({
  subject,
  value,
  olds,
  notes,
  isBare: isBare && !isSpelled,
  asks,
});
