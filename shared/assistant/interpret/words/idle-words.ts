import { type Cue, findCue } from './cues.ts';
import { findSaying } from './sayings.ts';
import type { Word } from './words.ts';

/** Returns the positions of all words in the given phrases. */
export const placesOf = (found: readonly { from: number; to: number }[]): Set<number> =>
  new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));

/**
 * Finds words that only introduce a statement or mean nothing: 'oh sorry', 'by the way'. `more`: further cues to
 * include.
 */
export const idleWords = (words: readonly Word[], ...more: readonly Cue[]): Set<number> =>
  placesOf([
    ...findCue(words, 'lead'),
    ...findCue(words, 'wrong'),
    ...findSaying(words, 'filler'),
    ...more.flatMap((cue) => findCue(words, cue)),
  ]);

/** Whether all words are idle. */
export const isIdle = (words: readonly Word[], ...more: readonly Cue[]): boolean =>
  idleWords(words, ...more).size === words.length;
