import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { isTrackTitle } from '../../../releases/placeholder-title.ts';
import type { Release } from '../../../releases/release.ts';
import type { Found } from '../words/phrases.ts';
import { areOnly } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** A track that a text mentions by its title, or by words that only its title has: "the polka" for Full Stop Polka. */
export type TitleFound = Found<number> & { isWhole: boolean };

/** The minimum length of a word that can stand for a title. Shorter words occur in too many sentences. */
const MIN_WORD_LENGTH = 4;

/**
 * Whether a title consists only of words that may also be an answer ("Yes", "Later"). It is recognized only if it is
 * typed with exactly the same capitals.
 */
const isAlsoAnswer = (words: readonly Word[]) =>
  areOnly(
    words,
    'yes',
    'no',
    'later',
    'unsure',
    'choose',
    'all',
    'only',
    'rest',
    'same',
    'filler',
    'doubt',
    'us',
    'me',
    'because',
  );

/** Finds track titles from left to right, preferring the longest at each position. */
export function titlesAmong(words: readonly Word[], release: Release | null): TitleFound[] {
  if (!release || release.trackIds.length < 2) return [];
  const titles = orderedTracks(release).map(({ title }) => (isTrackTitle(title) ? wordsOf(title) : []));
  const owners = new Map<string, Set<number>>();
  for (const [n, title] of titles.entries())
    for (const { key } of title) owners.set(key, (owners.get(key) ?? new Set()).add(n));
  const found: TitleFound[] = [];
  for (let at = 0; at < words.length; at++) {
    const best = titles
      .map((title, n) => ({ n, title, run: longestRun(words, at, title) }))
      .filter(({ run, title }) => run > 0 && namesTitle(words.slice(at, at + run), title, owners, words[at]))
      .sort((a, b) => Number(b.run === b.title.length) - Number(a.run === a.title.length) || b.run - a.run)[0];
    if (!best) continue;
    found.push({ value: best.n + 1, from: at, to: at + best.run, isWhole: best.run === best.title.length });
    at += best.run - 1;
  }
  return found;
}

/** Counts the words from `at` on that also occur in the title, in the same order. */
function longestRun(words: readonly Word[], at: number, title: readonly Word[]): number {
  let longest = 0;
  for (const [from, { key }] of title.entries()) {
    if (key !== words[at]?.key) continue;
    let run = 1;
    while (from + run < title.length && title[from + run]?.key === words[at + run]?.key) run++;
    longest = Math.max(longest, run);
  }
  return longest;
}

function namesTitle(
  run: readonly Word[],
  title: readonly Word[],
  owners: ReadonlyMap<string, ReadonlySet<number>>,
  first?: Word,
): boolean {
  const isQuoted = /["']$/.test(first?.gap ?? '');
  if (run.length === title.length) {
    if (isQuoted || !isAlsoAnswer(run)) return run.some(({ key }) => key.length > 1) || isQuoted;
    return run[0]?.start !== 0 && run.every(({ text }, n) => text === title[n]?.text);
  }
  const own = run.filter(({ key }) => key.length >= MIN_WORD_LENGTH && owners.get(key)?.size === 1);
  return own.length > 0 && !isAlsoAnswer(own);
}
