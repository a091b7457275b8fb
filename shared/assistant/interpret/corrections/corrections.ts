import { ACT_LIMIT, type Act } from '../../act.ts';
import { answers } from '../answers.ts';
import { joinPieces, type Piece, piecesOf } from '../clauses/pieces.ts';
import type { InterpretContext } from '../context.ts';
import { isIdle } from '../words/idle-words.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { readSurroundings } from './correction-surroundings.ts';
import { isDenial, type ReadPiece, readCorrectionAt } from './correction-unit.ts';
import { currentRelease } from './current-release.ts';
import { actsIfCertain } from './current-values.ts';
import { NAME_STEPS } from './field-corrections.ts';
import { readRemoval } from './removals.ts';

/** The corrections in a message, and the text that remains without them. */
type Corrected = {
  acts: Act[];
  /** The remaining text before, between and after the corrections. */
  left: readonly string[];
};

/** The maximum length of a message in which corrections are looked for. Longer messages are lists. */
const MAX_MESSAGE_LENGTH = 600;

const MAX_PIECES = 24;

/**
 * Finds the corrections to the release in a message: respelled names, moved dates, removed credits. The field that is
 * meant is found by similarity, role, position, or the old value. The rest of the message may answer the question.
 */
export function findCorrections(text: string, context: InterpretContext): Corrected | undefined {
  if (!context.release || text.length > MAX_MESSAGE_LENGTH) return undefined;
  const pieces = rejoinLetters(piecesOf(text));
  if (pieces.length > MAX_PIECES) return undefined;
  const current = currentRelease(context);
  const read = pieces.map(
    (piece): ReadPiece => ({
      piece,
      around: readSurroundings(piece.text, current),
      removed: readRemoval(piece.text, current.names, context),
    }),
  );
  const acts: Act[] = [];
  const left: Piece[][] = [[]];
  for (let at = 0; at < pieces.length; ) {
    const found = readCorrectionAt(read, at, current);
    const piece = pieces[at];
    if (found) {
      if (isOpening(pieces[at - 1], piece, context)) left.at(-1)?.pop();
      acts.push(...found.acts);
      at += found.length;
      while (isExplanation(pieces[at], context) && !readCorrectionAt(read, at, current)) at++;
      left.push([]);
    } else {
      if (piece) left.at(-1)?.push(piece);
      at++;
    }
  }
  if (acts.length === 0) return undefined;
  const distinct = [...new Map(acts.map((act) => [JSON.stringify(act), act])).values()];
  return { acts: distinct.slice(0, ACT_LIMIT), left: left.filter((own) => own.length > 0).map(joinPieces) };
}

/** Rejoins pieces that were split at a letter which means "and" in some language: 'With an e on the end'. */
function rejoinLetters(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && isSplitByMistake(last, piece))
      all.splice(-1, 1, { text: `${last.text}${piece.gap}${piece.text}`, gap: last.gap });
    else all.push(piece);
  }
  return all;
}

function isSplitByMistake(last: Piece, { gap }: Piece): boolean {
  // In 'Desce Mais Um', the capitalized conjunction is part of a name.
  if (/^\s+\p{Lu}\p{L}*\s+$/u.test(gap) && !/^\s+\p{Lu}{2,}\s+$/u.test(gap)) return true;
  return /^\s+(?:e|y)\s+$/.test(gap) && BEFORE_LETTER.test(last.text);
}

const BEFORE_LETTER = /\b(?:an?|the|with|no|one|two|la|el|una?|com|con|sem|sin|avec|sans|mit|ohne|senza)$/i;

/**
 * Whether a piece only introduces the next correction: 'ah, …', or 'no, …' if the question cannot be answered with
 * "no".
 */
function isOpening(piece: Piece | undefined, next: Piece | undefined, { question }: InterpretContext): boolean {
  const words = wordsOf(piece?.text ?? '');
  if (!isIdle(words)) return false;
  if (!hasSaying(words, 'yes', 'no')) return true;
  return isDenial(piece, next) && question.isRequired && question.no === undefined;
}

/** Whether a piece after a comma only explains a correction and is not an answer: 'Tennent, like the lager'. */
function isExplanation(piece: Piece | undefined, context: InterpretContext): boolean {
  if (!piece || !/^\s*[,–—-]/.test(piece.gap)) return false;
  return (
    NAME_STEPS.includes(context.question.step) ||
    actsIfCertain(answers[context.question.step](piece.text, context)) === undefined
  );
}
