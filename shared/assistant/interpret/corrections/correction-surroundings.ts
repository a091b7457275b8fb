import { readSubject } from '../clauses/subjects.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { findCue, hasCue, wordsOfCues } from '../words/cues.ts';
import { isIdle, placesOf } from '../words/idle-words.ts';
import { textOf } from '../words/text-of-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import type { CurrentRelease } from './current-release.ts';
import { type LetterNote, letterNotes, spelledOut } from './letter-notes.ts';

/**
 * The information in the text around a new value: that something was wrong (`isMarked`), the old values, notes about
 * the spelling, and the subject.
 */
export type Surroundings = {
  isMarked: boolean;
  olds: readonly string[];
  notes: readonly LetterNote[];
  /** Words that may name the subject. */
  words: readonly Word[];
  /** A name that is spelled out letter by letter. */
  spelled: string | undefined;
};

export const noSurroundings: Surroundings = { isMarked: false, olds: [], notes: [], words: [], spelled: undefined };

export const joinSurroundings = (one: Surroundings, other: Surroundings): Surroundings => ({
  isMarked: one.isMarked || other.isMarked,
  olds: [...one.olds, ...other.olds],
  notes: [...one.notes, ...other.notes],
  words: [...one.words, ...other.words],
  spelled: one.spelled ?? other.spelled,
});

/** The maximum number of words in a piece that only reports a mistake. */
const MAX_REMARK_WORDS = 14;

/** The maximum number of words in an old value. */
const MAX_OLD_VALUE_WORDS = 5;

/**
 * Reads a piece without a new value, for what it says about the correction next to it; undefined if it is not about
 * one.
 */
export function readSurroundings(text: string, current: CurrentRelease): Surroundings | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_REMARK_WORDS) return undefined;
  const isMarked = hasCue(words, 'wrong');
  if (isIdle(words)) return isMarked ? { ...noSurroundings, isMarked } : undefined;
  const spelled = spelledOut(words);
  if (spelled && isIdle([...words.slice(0, spelled.from), ...words.slice(spelled.to)]))
    return { ...noSurroundings, spelled: spelled.text };
  const notes = letterNotes(words);
  const noted = placesOf(notes);
  const beside = words.filter((_, n) => !noted.has(n));
  const plain = wordsOfCues(beside, 'plain', 'itIs', 'is');
  if (notes.length > 0 && isIdle(beside.filter((_, n) => !plain.has(n)))) return { ...noSurroundings, notes, isMarked };
  const not = findCue(words, 'not').find(({ to }) => to < words.length);
  const gone = not && oldValueAt(text, words, not.to, current);
  if (not && gone && gone.to === words.length) {
    const before = words.slice(0, not.from);
    return { ...noSurroundings, isMarked: true, olds: [gone.text], words: isIdle(before) ? [] : before };
  }
  const [cue] = findCue(words, 'said');
  const was = cue && findOldValue(text, words, cue.to, current);
  if (cue && was)
    return {
      ...noSurroundings,
      isMarked: true,
      olds: [was.text],
      words: [...words.slice(0, cue.from), ...words.slice(cue.to, was.from), ...words.slice(was.to)],
    };
  const subject = readSubject(words, current.context.release, current.names);
  const asks = findCue(words, 'change').some(({ from }) => isIdle(words.slice(0, from)));
  if (asks && subject.kind !== 'unknown') return { ...noSurroundings, isMarked: true, words: beside, notes };
  if (isMarked) return { ...noSurroundings, isMarked, words: beside, notes };
  const title =
    current.context.question.step === 'review' && words.some(({ key }) => TITLE.has(key))
      ? trackWords(text, current)
      : undefined;
  if (title) return { ...noSurroundings, isMarked: true, words: title, notes };
  if (subject.kind === 'place' && subject.of === 'track' && current.context.question.step === 'review')
    return { ...noSurroundings, isMarked: true, words: beside, notes };
  if (
    subject.kind === 'names' &&
    subject.names.length === 1 &&
    (notes.length > 0 || current.context.question.step === 'review')
  )
    return { ...noSurroundings, isMarked: true, words, notes };
  return undefined;
}

const TITLE = new Set('name title called titled named nombre titulo nome titre nom titel name titolo'.split(' '));

/** If a text mentions exactly one track, returns the words "track N"; otherwise undefined. */
function trackWords(text: string, { context }: CurrentRelease): readonly Word[] | undefined {
  const mention = readTracks(text, context.release);
  if (!mention || !Array.isArray(mention.tracks) || mention.isExcept || mention.tracks.length !== 1) return undefined;
  return wordsOf(`track ${mention.tracks[0]}`);
}

/** Finds the longest old value that starts at a given word. */
function oldValueAt(text: string, words: readonly Word[], from: number, current: CurrentRelease) {
  for (let to = Math.min(words.length, from + MAX_OLD_VALUE_WORDS); to > from; to--) {
    const old = textOf(text, words, from, to);
    if (current.includes(old)) {
      const rest = words.slice(to);
      return { text: old, from, to: isIdle(rest) ? words.length : to };
    }
  }
  return undefined;
}

function findOldValue(text: string, words: readonly Word[], from: number, current: CurrentRelease) {
  for (let at = from; at < words.length; at++) {
    const found = oldValueAt(text, words, at, current);
    if (found) return found;
  }
  return undefined;
}
