import { distance } from 'fastest-levenshtein';
import { key } from '../words/nearest.ts';

/**
 * The new form of a name, and its likeness to the old one. If the likeness is 1, only capitals, accents or punctuation
 * differ.
 */
export type Respelling = { to: string; likeness: number };

const tokensOf = (name: string): string[] => name.trim().split(/\s+/);

const sorted = (text: string): string => [...text].sort().join('');

/** Measures the likeness of two words, from 0 to 1. Transposed letters are a single error. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one === '' || other === '') return 0;
  const longest = Math.max(one.length, other.length);
  const errors = one.length === other.length && sorted(one) === sorted(other) ? 1 : distance(one, other);
  return 1 - errors / longest;
}

/** Whether `many` contains the words of `few`, in that order. */
function isSubsequence(few: readonly string[], many: readonly string[]): boolean {
  let at = 0;
  for (const word of many) if (word === few[at]) at++;
  return at === few.length;
}

/** Capitalizes a word typed in lowercase in the same way as the current word. An unchanged word keeps its capitals. */
function matchCase(typed: string, now: string): string {
  if (typed !== typed.toLowerCase() || !/^\p{Lu}/u.test(now)) return typed;
  return key(typed) === key(now) ? now : typed.charAt(0).toUpperCase() + typed.slice(1);
}

/** Capitalizes several words in the same way. If only the capitals differ, they are kept as typed. */
const matchCaseOfAll = (typed: readonly string[], now: readonly string[]): string =>
  typed.every((word, n) => key(word) === key(now[n] ?? ''))
    ? typed.join(' ')
    : typed.map((word, n) => matchCase(word, now[n] ?? '')).join(' ');

/** Common words, which do not make two names similar. */
const COMMON = new Set('the and los las les der die das dos von van del della and und'.split(' '));

/** Measures the likeness of whole names, by their letters or by the words that they share. */
function wholeLikeness(now: readonly string[], typed: readonly string[]): number {
  const [old, fresh] = [now.map(key), typed.map(key)];
  const whole = likeness(old.join(' '), fresh.join(' '));
  const common = old.filter((word) => word.length > 2 && !COMMON.has(word) && fresh.includes(word)).length;
  const isSameWords = common === old.length && old.length === fresh.length;
  const isLonger = old.length < fresh.length && isSubsequence(old, fresh);
  const isShorter =
    fresh.length > 1 &&
    fresh.length < old.length &&
    old[0] === fresh[0] &&
    old.at(-1) === fresh.at(-1) &&
    isSubsequence(fresh, old);
  const byWords = isSameWords
    ? 1
    : isLonger || isShorter
      ? 0.9
      : common > 0
        ? 0.5 + (0.3 * common) / Math.max(old.length, fresh.length)
        : 0;
  return Math.max(whole, byWords);
}

/** Whether a word is similar enough to the one that it would replace. Short words must have more letters in common. */
const isAlike = (one: string, other: string): boolean =>
  likeness(one, other) >= (Math.min(one.length, other.length) < 4 ? 0.66 : 0.5);

/** Finds the part of a name that a respelled part is most similar to. */
function bestPart(now: readonly string[], typed: readonly string[]): { at: number; likeness: number } | undefined {
  let best: { at: number; likeness: number } | undefined;
  for (let at = 0; at + typed.length <= now.length; at++) {
    const pairs = typed.map((word, n) => [key(now[at + n] ?? ''), key(word)] as const);
    const mean = pairs.reduce((sum, [one, other]) => sum + likeness(one, other), 0) / pairs.length;
    if (pairs.every(([one, other]) => isAlike(one, other)) && (!best || mean > best.likeness))
      best = { at, likeness: mean };
  }
  return best;
}

/**
 * Respells a whole title. Unlike with names, words in common do not make it similar, because many titles share them.
 */
export function respellTitle(now: string, typed: string): Respelling | undefined {
  const [old, fresh] = [tokensOf(now), tokensOf(typed)];
  if (old.length > 15 || fresh.length > 15) return undefined;
  const [keys, typedKeys] = [old.map(key), fresh.map(key)];
  const isLonger =
    keys.length < typedKeys.length && typedKeys.length <= keys.length + 3 && isSubsequence(keys, typedKeys);
  const isShorter = typedKeys.length > 1 && typedKeys.length < keys.length && isSubsequence(typedKeys, keys);
  const whole = likeness(keys.join(' '), typedKeys.join(' '));
  return {
    to: fresh.length === old.length ? matchCaseOfAll(fresh, old) : typed,
    likeness: Math.max(whole, isLonger || isShorter ? 0.8 : 0),
  };
}

/** Respells a name as typed: the whole name, or only the part of it that was typed. */
export function respellName(now: string, typed: string): Respelling | undefined {
  const [old, fresh] = [tokensOf(now), tokensOf(typed)];
  if (old.length > 15 || fresh.length > 15) return undefined;
  const whole = wholeLikeness(old, fresh);
  const part = fresh.length < old.length ? bestPart(old, fresh) : undefined;
  if (part && part.likeness * 0.98 > whole) {
    const words = fresh.map((word, n) => matchCase(word, old[part.at + n] ?? ''));
    const to = [...old.slice(0, part.at), ...words, ...old.slice(part.at + fresh.length)].join(' ');
    return { to, likeness: part.likeness * 0.98 };
  }
  const to = fresh.length === old.length ? matchCaseOfAll(fresh, old) : fresh.join(' ');
  return { to, likeness: whole };
}

/**
 * Respells one word of a name if the correction repeats a word next to it: 'Marie Lund, not Lunde'. The other words
 * stay.
 */
function respellRepeatedPart(
  words: readonly string[],
  { at, length }: { at: number; length: number },
  put: readonly string[],
): string | undefined {
  if (length !== 1 || put.length < 2 || put.length >= words.length) return undefined;
  const own = put.map(key);
  for (let n = 0; n < own.length; n++) {
    const from = at - n;
    const to = from + own.length;
    const isRepeated = own.every((word, m) => m === n || word === key(words[from + m] ?? ''));
    if (from >= 0 && to <= words.length && isRepeated)
      return [...words.slice(0, at), matchCase(put[n] ?? '', words[at] ?? ''), ...words.slice(at + 1)].join(' ');
  }
  return undefined;
}

/**
 * Replaces the words `old` in a name; undefined if the name does not contain them. If the new name repeats other words
 * of the name, it replaces the whole name.
 */
export function replaceWords(now: string, old: string, fresh: string): string | undefined {
  const [words, gone, put] = [tokensOf(now), tokensOf(old).map(key), tokensOf(fresh)];
  const keys = words.map(key);
  const at = keys.findIndex((_, n) => gone.every((word, m) => keys[n + m] === word));
  if (at < 0) return undefined;
  const others = keys.filter((_, n) => n < at || n >= at + gone.length);
  const repeated = respellRepeatedPart(words, { at, length: gone.length }, put);
  if (repeated !== undefined) return repeated;
  if (others.length === 0 || others.some((word) => put.map(key).includes(word))) {
    return put.length === words.length ? matchCaseOfAll(put, words) : put.join(' ');
  }
  return [
    ...words.slice(0, at),
    ...put.map((word, n) => matchCase(word, words[at + n] ?? '')),
    ...words.slice(at + gone.length),
  ].join(' ');
}
