import type { Act } from '../../act.ts';
import { readClosedStatement } from '../clauses/closed-statements.ts';
import { joinPieces, type Piece } from '../clauses/pieces.ts';
import { readAddition } from '../credits/additions.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { hasCue } from '../words/cues.ts';
import { isIdle } from '../words/idle-words.ts';
import { key } from '../words/nearest.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { readCorrectedValue } from './corrected-value.ts';
import { joinSurroundings, noSurroundings, type Surroundings } from './correction-surroundings.ts';
import type { CurrentRelease } from './current-release.ts';
import { readMovedDay } from './field-corrections.ts';
import { likeness } from './respell-name.ts';

/** A piece, read as the text around a correction and as a removal. */
export type ReadPiece = { piece: Piece; around: Surroundings | undefined; removed: Act[] | undefined };

type Unit = { acts: Act[]; length: number };

const MAX_UNIT_PIECES = 5;

/** Questions with free-text answers, which may look like corrections. */
const FREE_TEXT_STEPS: readonly string[] = ['title', 'track_titles', 'version', 'record_label', 'p_line', 'c_line'];

/**
 * Reads the longest correction that starts at a piece. Prefers a reading with a new value, which may be in this piece
 * or, after an introduction, in a later one.
 */
export function readCorrectionAt(all: readonly ReadPiece[], at: number, current: CurrentRelease): Unit | undefined {
  const pieces = all.slice(at, at + MAX_UNIT_PIECES);
  const [first] = pieces;
  if (!first) return undefined;
  const isDenied = isDenial(all[at - 1]?.piece, first.piece);
  const longest = <R>(
    least: number,
    read: (own: readonly ReadPiece[]) => R | undefined,
  ): { found: R; length: number } | undefined => {
    for (let length = pieces.length; length >= least; length--) {
      const found = read(pieces.slice(0, length));
      if (found) return { found, length };
    }
    return undefined;
  };
  const unit = (read: ReturnType<typeof longest<Act[]>>): Unit | undefined =>
    read && { acts: read.found, length: read.length };
  const ofThatOne = unit(
    longest(2, ([one, other, ...more]) =>
      one && other && more.length === 0 ? readReferenceToTrack(one.piece.text, other.piece.text, current) : undefined,
    ),
  );
  if (ofThatOne) return ofThatOne;
  const undivided = unit(longest(2, (own) => readUndividedName(own, current)));
  if (undivided) return undivided;
  // 'Drop the Weather' may be a title.
  const isText =
    at === 0 && FREE_TEXT_STEPS.includes(current.context.question.step) && !hasCue(wordsOf(first.piece.text), 'wrong');
  if (first.removed && !isText) return { acts: first.removed, length: 1 };
  for (const hasValue of [true, false]) {
    for (let n = 0; n < pieces.length; n++) {
      const found = unit(longest(n + 1, (own) => readCorrection(own, n, hasValue, isDenied, current)));
      if (found) return found;
    }
  }
  const moved = readMovedDay(first.piece.text, current.context);
  if (moved) return { acts: moved, length: 1 };
  return unit(
    longest(1, (own) =>
      own.every(({ piece }, n) => n === 0 || /^\s*,/.test(piece.gap))
        ? readAddition(joinPieces(own.map(({ piece }) => piece)).replace(/^\s+/, ''), current.context)
        : undefined,
    ),
  );
}

/** Whether a "no" denies a current value instead of answering the question: 'No, the second one is Maria'. */
export const isDenial = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  piece !== undefined &&
  next !== undefined &&
  areOnly(wordsOf(piece.text), 'no', 'filler') &&
  /^\s*,/.test(next.gap) &&
  !/^(?:also|and|n|y|et|und|e|oh|btw)\b/i.test(next.text);

/**
 * Reads pieces as one correction. The n-th piece contains the new value. The others contain the old value, its
 * spelling, or a remark that it was wrong.
 */
function readCorrection(
  pieces: readonly ReadPiece[],
  n: number,
  hasValue: boolean,
  isDenied: boolean,
  current: CurrentRelease,
): Act[] | undefined {
  const [own] = pieces.slice(n);
  const isWhole = pieces.every((one, at) => at === n || (at < n ? one.around !== undefined : addsToValue(one)));
  if (!own || !isWhole || isIdle(wordsOf(own.piece.text))) return undefined;
  const beside = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .reduce<Surroundings>((all, { around }) => joinSurroundings(all, around ?? noSurroundings), noSurroundings);
  const before = beside(0, n);
  return readCorrectedValue(
    own.piece.text,
    { before: { ...before, isMarked: before.isMarked || isDenied }, after: beside(n + 1, pieces.length) },
    current,
    ({ value }) => (value !== '') === hasValue,
  );
}

/**
 * Whether a piece after the new value only adds to the correction: the old value, notes about letters, words to remove,
 * or a remark that it was wrong.
 */
function addsToValue({ piece, around, removed }: ReadPiece): boolean {
  if (removed?.every(({ kind }) => kind !== 'remove-credit') || isOfValue(around)) return true;
  const words = wordsOf(piece.text);
  return /^\s*,/.test(piece.gap) && around !== undefined && hasCue(words, 'wrong') && words.length <= 5;
}

const isOfValue = (around: Surroundings | undefined): boolean =>
  around !== undefined &&
  (around.olds.length > 0 || around.notes.length > 0 || around.spelled !== undefined) &&
  around.words.length === 0;

/**
 * Applies the second clause to the track that the first one names: 'Odd Pair has a rude word, so make that one
 * explicit'.
 */
function readReferenceToTrack(text: string, next: string, { context }: CurrentRelease): Act[] | undefined {
  const that = /\b(?:that one|this one|ese|esse|esta|questa|celui-la|celle-la|das)\b/i;
  const named = that.test(next) ? readTracks(text, context.release) : undefined;
  const number =
    named && Array.isArray(named.tracks) && !named.isExcept && named.tracks.length === 1 ? named.tracks[0] : undefined;
  if (number === undefined) return undefined;
  return readClosedStatement(
    `track ${number} ${next
      .replace(that, ' ')
      .replace(/\b(?:make|so|is|mark|please)\b/gi, ' ')
      .trim()}`,
    context,
  );
}

/**
 * Reads a name that contains a comma or an "and" and resembles an existing name: 'it is Salt & Brass, not Salt and
 * Brass'.
 */
function readUndividedName(read: readonly ReadPiece[], current: CurrentRelease): Act[] | undefined {
  const pieces = read.map(({ piece }) => piece);
  if (pieces.some(({ gap }, n) => n > 0 && !/^(?:,\s*|\s+\S+\s+)$/.test(gap))) return undefined;
  const whole = joinPieces(pieces).replace(/^\s+/, '');
  const isOver = (text: string) =>
    !pieces.some((piece) => piece.text.includes(text)) &&
    current.names.some(({ now }) => likeness(key(now), key(text)) >= 0.75);
  return readCorrectedValue(whole, { before: noSurroundings, after: noSurroundings }, current, ({ value, olds }) =>
    [value, ...olds].some(isOver),
  );
}
