import { tracksAt } from '../tracks/track-words.ts';
import { itemAt } from '../words/item-at.ts';
import { phraseFinder } from '../words/phrases.ts';
import type { Word } from '../words/words.ts';
import type { Token } from './credit-token.ts';
import { type CreditWord, creditWords } from './credit-words.ts';
import { type KnownCredits, nameKey } from './known-credits.ts';
import { type CreditRole, type RoleForm, roleWords } from './roles.ts';

/**
 * Words that belong together, and their possible meanings. `fixed`: the only possible meaning, whatever the words are.
 */
export type Phrase = {
  words: readonly Word[];
  phrase: string;
  senses: readonly CreditWord[];
  role?: CreditRole;
  form?: RoleForm;
  fixed?: Token;
  isQuoted?: boolean;
};
type Lexeme = { phrase: string; senses: readonly CreditWord[]; role?: { role: CreditRole; form: RoleForm } };

const lexemes = new Map<string, Lexeme>();
for (const [phrase, senses] of creditWords) lexemes.set(phrase, { phrase, senses });
for (const [phrase, role] of roleWords) {
  const key = phrase.toLowerCase();
  lexemes.set(key, { phrase: key, senses: lexemes.get(key)?.senses ?? [], role });
}
const findLexemes = phraseFinder(lexemes);

/** Characters that may separate the words of a phrase. */
const PLAIN = /^[\s'’-]*$/;
/** Divides a text into the longest phrases possible: names and titles on the release, tracks, and credit words. */
export function creditPhrases(
  text: string,
  words: readonly Word[],
  known: KnownCredits,
  isShouting: boolean,
): Phrase[] {
  const fixed = fixedSpans(text, words, known, isShouting);
  const phrases: Phrase[] = [];
  let run: Word[] = [];
  const flush = () => {
    phrases.push(...phrasesOf(run));
    run = [];
  };
  for (let n = 0; n < words.length; ) {
    const word = itemAt(words, n);
    const own = fixed.get(n);
    const found = own ? undefined : tracksAt(words, n, known.titles.length);
    const to = own?.to ?? found?.to;
    if (to === undefined) {
      if (run.length > 0 && !PLAIN.test(word.gap) && !isAbbreviated(word, words[n - 1])) flush();
      run.push(word);
      n++;
      continue;
    }
    flush();
    phrases.push({
      words: words.slice(n, to),
      phrase: '',
      senses: [],
      fixed: own?.token ?? { is: 'tracks', tracks: found?.tracks ?? 'all' },
      isQuoted: own?.isQuoted ?? false,
    });
    n = to;
  }
  flush();
  return phrases;
}

/** Whether two words form an abbreviation, such as 'n/a' and 'A&R'. */
const isAbbreviated = (word: Word, before: Word | undefined) =>
  /^[/&]$/.test(word.gap) && word.key.length === 1 && before?.key.length === 1;

function phrasesOf(run: readonly Word[]): Phrase[] {
  const phrases: Phrase[] = [];
  let at = 0;
  const unknown = (to: number) => {
    for (; at < to; at++) phrases.push({ words: run.slice(at, at + 1), phrase: run[at]?.key ?? '', senses: [] });
  };
  for (const { value, from, to } of findLexemes(run)) {
    unknown(from);
    phrases.push({ words: run.slice(from, to), phrase: value.phrase, senses: value.senses, ...value.role });
    at = to;
  }
  unknown(run.length);
  return phrases;
}

type Span = { to: number; token: Token; isQuoted: boolean };

/**
 * Finds text with a fixed meaning: quotes, names on the release, titles of its tracks. Each is stored under the index
 * of its first word.
 */
function fixedSpans(text: string, words: readonly Word[], known: KnownCredits, isShouting: boolean): Map<number, Span> {
  const spans = new Map<number, Span>();
  const named = (name: string): Token => ({ is: 'name', name, isKnown: true, isProper: true });
  const oneTrack = (track: number): Token => ({ is: 'tracks', tracks: [track] });
  const titles = known.titles.flatMap((title, n) =>
    title === '' || known.titles.length < 2 ? [] : [[title, oneTrack(n + 1)] as const],
  );
  const names = known.names.map((name) => [name, named(name)] as const);
  for (const { value, from, to } of phraseFinder([...titles, ...names])(words)) {
    const first = itemAt(words, from);
    const last = itemAt(words, to - 1);
    const typed = text.slice(first.start, last.end);
    const isOne = to - from === 1;
    // If a title or name is also one of our credit words ('Skip', 'Nobody'), it must be typed like a name.
    const isLexeme = isOne && (lexemes.has(first.key) || /^\d+$/.test(first.key));
    if (isLexeme && (value.is === 'tracks' ? !isLedTo(words, from) : typed === typed.toLowerCase())) continue;
    const token = value.is === 'name' ? named(spelled(typed, value.name, isShouting)) : value;
    spans.set(from, { to, token, isQuoted: false });
  }
  for (const { 0: quote, 1: inner = '', index } of text.matchAll(/"([^"]+)"/g)) {
    const from = words.findIndex(({ start }) => start >= index);
    const to = words.findIndex(({ start }) => start >= index + quote.length);
    if (from < 0 || from === to) continue;
    const end = to < 0 ? words.length : to;
    for (let n = from; n < end; n++) spans.delete(n);
    const title = known.titles.findIndex((one) => one !== '' && nameKey(one) === nameKey(inner));
    spans.set(from, {
      to: end,
      token: title >= 0 && known.titles.length > 1 ? { is: 'tracks', tracks: [title + 1] } : named(inner.trim()),
      isQuoted: true,
    });
  }
  return spans;
}

/** Returns a name on the release as typed, unless it was typed without regard to capitals. */
const spelled = (typed: string, known: string, isShouting: boolean): string =>
  typed === typed.toLowerCase() || isShouting || nameKey(typed) !== nameKey(known)
    ? known
    : typed.length < known.length
      ? known
      : typed;

const isLedTo = (words: readonly Word[], at: number): boolean =>
  ['on', 'in', 'for', 'of', 'track', 'song', 'em', 'na', 'en', 'sur', 'auf', 'su', 'w'].includes(
    words[at - 1]?.key ?? '',
  ) || /^\s*[:=]/.test(words[at + 1]?.gap ?? '');
