import { findCue, hasCue, wordsOfCues } from './cues.ts';
import { type LetterNote, letterNotes, spelledOut } from './letter-notes.ts';
import { findSaying } from './sayings.ts';
import { type Word, wordsOf } from './words.ts';

/** One way to read a clause: of what it says something, what that is to be, and what it is not. */
export type Clause = {
  subject: readonly Word[];
  value: string;
  /** What it is not: 'Hale, not Hail'. */
  olds: readonly string[];
  notes: readonly LetterNote[];
  /** The value stands alone: nothing says that it is one. */
  isBare: boolean;
  /** It asks for a change: 'change it to', 'put', 'make it'. */
  asks: boolean;
};

/** Ways to read one clause that are tried. */
const MOST_READINGS = 8;

const MODAL = new Set('muss musste soll sollte sollen moet moest ska skall'.split(' '));
const FINAL = new Set('heissen sein lauten werden heten zijn heta vara'.split(' '));

/** 'It should say Dawn for track 2': of which track it is, behind the value. */
const OF_TRACK =
  /\s(?:for|on|in|as|para|en|em|für|fur|bei|per|pour|sur)\s+(?:the\s+)?(?:track|song|title|number|no\.?|titel|lied|titre|morceau|canci[oó]n|tema|pista|faixa|m[uú]sica|brano|traccia)\s*\d{1,2}[.!]?$/i;

/** What stands in `text` from one word to before another, with the signs that belong to it. */
export function textOf(text: string, words: readonly Word[], from = 0, to = words.length): string {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || from >= to) return '';
  const before = /\S*$/.exec(text.slice(from === 0 ? 0 : (words[from - 1]?.end ?? 0), first.start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(last.end, words[to]?.start ?? text.length))?.[0] ?? '';
  const sign = before.replace(/^.*[:=>]/, '');
  return unwrapped(`${sign}${text.slice(first.start, last.end)}${after}`);
}

/** Without a comma, and without a full stop or brackets that do not belong to a name. */
function unwrapped(text: string): string {
  const bare = text
    .replace(/[,;:]+$/, '')
    .replace(/^[,;:–-]+(?=\p{L})/u, '')
    .trim();
  const quoted = /^"([^"]*)"[.!]?$/.exec(bare)?.[1];
  if (quoted) return quoted.trim();
  const open =
    bare.startsWith('(') === bare.endsWith(')')
      ? bare
      : bare.replace(/^\((?=[^)]*$)/, '').replace(/(?<=^[^(]*)\)$/, '');
  return /^[^.]*\p{L}{2}\.$/u.test(open) && open.includes(' ') ? open.slice(0, -1) : open;
}

/** The ways in which a piece can be read, the likeliest first. `isKnown` says whether a text stands on the release. */
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
    const tail = tailOf(text, words, from, to, isKnown);
    if (old !== undefined) tail?.olds.push(old);
    // 'Buck's got an e on the end': what stands before is whose letters they are.
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
  const [change] = findCue(words, 'change').filter(({ from }) => isLead(words.slice(0, from)));
  if (change) {
    for (const { from, to } of findCue(words, 'to'))
      if (from > change.to && to < words.length) read(to, words.length, words.slice(change.to, from), { asks: true });
  }
  const out = findCue(words, 'out').find(({ to }) => to < words.length);
  if (out) read(out.to, words.length, words.slice(0, out.to));
  const at = OF_TRACK.exec(text);
  const behind = at ? words.findIndex(({ start }) => start >= at.index) : -1;
  if (at && behind > 0)
    for (const { from, to } of breaks(words))
      if (to < behind) read(to, behind, [...words.slice(0, from), ...words.slice(behind)], { asks: true });
  for (const one of fromTo(words)) {
    const old = textOf(text, words, one.from, one.to);
    if (isKnown(old)) {
      const lead = change && change.to <= one.at ? words.slice(change.to, one.at) : words.slice(0, one.at);
      read(one.to + 1, words.length, lead, { asks: true, old });
    }
  }
  const last = findCue(words, 'change').find(({ to }) => to === words.length);
  // 'Die Veröffentlichung auf den 11. verschieben', 'die zweite muss Dawn heißen': the verb stands last.
  if (last)
    for (const { from, to } of findCue(words, 'to'))
      if (from > 0 && to < last.from) read(to, last.from, words.slice(0, from), { asks: true });
  const modal = words.findIndex(({ key }, n) => n > 0 && MODAL.has(key));
  if (modal > 0 && modal + 2 < words.length && FINAL.has(words.at(-1)?.key ?? ''))
    read(modal + 1, words.length - 1, words.slice(0, modal), { asks: true });
  const links = breaks(words);
  for (const { from, to, asks = false } of links) read(to, words.length, words.slice(0, from), { asks });
  clauses.push(...noted(words, change?.to ?? 0));
  const names = namesAtEnd(text, words, isKnown);
  if (names) read(names.from, names.to, words.slice(0, names.from), { isBare: true });
  if (!links.some(({ from }) => isLead(words.slice(0, from)))) read(0, words.length, [], { isBare: true });
  return clauses.slice(0, MOST_READINGS);
}

/** A change that only a note says: 'make the second title lower case', 'lose the comma in track 3'. */
function noted(words: readonly Word[], from: number): Clause[] {
  const notes = letterNotes(words);
  const [first] = notes;
  if (!first) return [];
  const clause = (subject: readonly Word[]): Clause[] =>
    subject.length === 0 ? [] : [{ subject, value: '', olds: [], notes, isBare: false, asks: true }];
  if (isLead(words.slice(from, first.from))) return clause(words.slice(first.to));
  return first.from > from && isLead(words.slice(first.to)) ? clause(words.slice(from, first.from)) : [];
}

/** 'From the 11th to the 18th': where the old value stands, with the word behind it. */
function fromTo(words: readonly Word[]): { at: number; from: number; to: number }[] {
  const froms = words.flatMap(({ key }, n) =>
    /^(?:from|von|vom|de|del|desde|do|du|da|dal|dalla|van)$/.test(key) ? n : [],
  );
  const tos = words.flatMap(({ key }, n) => (/^(?:to|auf|zu|zum|a|al|para|au|naar|na)$/.test(key) ? n : []));
  return froms
    .flatMap((at) =>
      tos.flatMap((to) => (to > at + 1 && to - at <= 6 && to + 1 < words.length ? [{ at, from: at + 1, to }] : [])),
    )
    .slice(0, 4);
}

/** The names at the end of a clause, behind small words: 'lyricist ka full name Sameera Anjum hai'. */
function namesAtEnd(
  text: string,
  all: readonly Word[],
  isKnown: (text: string) => boolean,
): { from: number; to: number } | undefined {
  const right = findCue(all, 'right').find(({ to }) => to === all.length);
  const not = findCue(all, 'not').find(({ from, to }) => from > 0 && isKnown(textOf(text, all, to)));
  const words = all.slice(0, Math.min(right?.from ?? all.length, not?.from ?? all.length));
  const isName = ({ text }: Word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(text);
  let from = words.length;
  while (from > 0 && isName(words[from - 1] as Word)) from--;
  return from > 0 && from < words.length ? { from, to: not ? all.length : words.length } : undefined;
}

const isLead = (words: readonly Word[]): boolean => {
  const said = new Set(wordsOfCues(words, 'lead', 'wrong'));
  for (const { from, to } of findSaying(words, 'filler')) for (let n = from; n < to; n++) said.add(n);
  return said.size === words.length;
};

type Tail = { value: string; isSpelled: boolean; olds: string[]; notes: readonly LetterNote[] };
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

/** Where a value may begin: behind "is", behind "it's", behind "put", behind a colon or an arrow, behind a name with 's. */
function breaks(words: readonly Word[]): { from: number; to: number; asks?: boolean }[] {
  const found: { from: number; to: number; asks?: boolean }[] = [];
  for (const { from, to } of findCue(words, 'itIs')) found.push({ from, to });
  for (const { from, to } of findCue(words, 'put')) found.push({ from, to, asks: true });
  for (const { from, to } of findCue(words, 'is')) if (from > 0) found.push({ from, to });
  for (const [n, word] of words.entries()) {
    if (n > 0 && /[:=：]\s+$|\s[:=]|->|→/.test(word.gap)) found.push({ from: n, to: n });
    if (n > 0 && /^[éè]$/.test(word.text)) found.push({ from: n, to: n + 1 });
    if (n + 1 < words.length && /'s$/.test(word.text) && !hasCue([word], 'itIs'))
      found.push({ from: n + 1, to: n + 1 });
  }
  const proper = found.filter(({ to }) => to < words.length);
  return proper.sort((a, b) => a.from - b.from || b.to - a.to).slice(0, MOST_READINGS);
}

/** A value with what is said behind it: what it was, how it is spelled, words that mean nothing. */
function tailOf(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  isKnown: (text: string) => boolean,
): Tail | undefined {
  const own = words.slice(from, to);
  const spelled = spelledOut(own);
  const notes = letterNotes(own);
  let end = own.length;
  const idle = new Set(wordsOfCues(own, 'wrong', 'lead'));
  for (const { from: a, to: b } of findSaying(own, 'filler')) for (let n = a; n < b; n++) idle.add(n);
  const isTyped = (n: number) => own[n]?.text === own[n]?.text.toLowerCase();
  const isRest = (at: number, before: number) => own.slice(at, before).every((_, n) => idle.has(at + n));
  const olds: string[] = [];
  for (const { from: at, to: behind } of findCue(own, 'not')) {
    let last = own.length;
    while (last > behind + 1 && idle.has(last - 1) && isTyped(last - 1)) last--;
    const old = textOf(text, own, behind, last);
    if (behind >= own.length || !isKnown(old)) continue;
    olds.push(old);
    end = Math.min(end, at);
    break;
  }
  for (const { from: at, to: behind } of notes.toReversed()) if (at < end && isRest(behind, end)) end = at;
  if (spelled && spelled.from < end && spelled.to >= end) end = spelled.from;
  let start = 0;
  while (end > 1 && idle.has(end - 1) && isTyped(end - 1)) end--;
  // A message begins with a capital letter.
  while (start < end - 1 && idle.has(start) && (isTyped(start) || from + start === 0)) start++;
  const value =
    end > start ? textOf(text, [...own.slice(0, end), ...words.slice(from + end, from + end + 1)], start, end) : '';
  if (value === '' && olds.length === 0 && notes.length === 0 && !spelled) return undefined;
  return {
    value: value === '' && spelled ? spelled.text.toLowerCase() : value,
    isSpelled: value === '' && spelled !== undefined,
    olds,
    notes,
  };
}

/** A subject may say what it is not: 'it's not Hail it's Hale'. */
function withoutNegation(
  subject: readonly Word[],
  tail: { olds: string[] },
  text: string,
  isKnown: (text: string) => boolean,
): readonly Word[] {
  for (const { from, to } of findCue(subject, 'not')) {
    const old = textOf(text, subject, to);
    if (to >= subject.length || !isKnown(old)) continue;
    tail.olds.push(old);
    return subject.slice(0, from);
  }
  return subject;
}
