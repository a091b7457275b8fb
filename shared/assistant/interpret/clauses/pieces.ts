/** A piece of a message, and the text between it and the previous one. */
export type Piece = { text: string; gap: string };

/** Abbreviations whose full stop does not end a sentence: 'feat. Ana', 'J. Ortiz'. */
const SHORT =
  /(?:^|[\s(.])(?:feat|ft|prod|vs|mr|mrs|ms|dr|st|jr|sr|vol|op|inc|ltd|co|bros|corp|ed|approx|incl|excl|ex|orig|ver|arr|trad|pt|\p{L})\.$/iu;
/** Abbreviations that need a number after them: 'no. 3'. In 'No. Also …', the full stop ends a sentence. */
const NUMBERED = /(?:^|[\s(.])(?:no|nr|nro)\.$/iu;
const OPEN = '([{';
const CLOSE = ')]}';
/** Conjunctions that may begin a new statement. */
const JOINT =
  /^\s+(?:and|but|though|although|however|because|cause|cos|coz|bc|y|pero|porque|e|mas|et|mais|parce que|und|aber|weil|ma|perche|ama|cunku|aur|lekin)\s+(?:also\s+)?(?=\S)/i;

/**
 * Splits a message wherever a new statement may begin: at ends of sentences, commas, dashes, "but" and "and". Text in
 * quotes or brackets stays whole. Each `gap` is the text between two pieces, so no text is lost.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let [from, depth, isQuoted, gap] = [0, 0, false, ''];
  const cut = (at: number, length: number) => {
    const piece = text.slice(from, at);
    if (piece.trim() === '') gap += piece + text.slice(at, at + length);
    else {
      pieces.push({ text: piece.trim(), gap });
      gap = text.slice(at, at + length);
    }
    from = at + length;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') isQuoted = !isQuoted;
    else if (OPEN.includes(sign)) depth++;
    else if (CLOSE.includes(sign)) depth = Math.max(0, depth - 1);
    if (isQuoted || depth > 0) continue;
    const length = gapLengthAt(text, at, from);
    if (length > 0) {
      cut(at, length);
      at += length - 1;
    }
  }
  cut(text.length, 0);
  return pieces;
}

/** Returns the length of the gap that starts at a position; 0 if none does. A question mark stays with its question. */
function gapLengthAt(text: string, at: number, from: number): number {
  const rest = text.slice(at, at + 40);
  const ahead =
    /^\n\s*/.exec(rest) ?? /^;\s*/.exec(rest) ?? /^,\s+/.exec(rest) ?? /^[,،、](?=\S)(?<!\d,(?=\d))/.exec(rest);
  if (ahead)
    return text[at] === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '') ? 0 : ahead[0].length;
  const end = /^[.!。…]+(?=\s)\s*/.exec(rest);
  const before = text.slice(Math.max(from, at - 12), at + 1);
  if (end) return SHORT.test(before) || (NUMBERED.test(before) && /^\S\s*\d/.test(rest)) ? 0 : end[0].length;
  if (/[?？]/.test(text[at - 1] ?? '') && /^\s+/.test(rest)) return /^\s+/.exec(rest)?.[0].length ?? 0;
  const dash = /^\s+[–—-]{1,2}\s+/.exec(rest);
  if (dash) return dash[0].length;
  return JOINT.exec(rest)?.[0].length ?? 0;
}

/** Joins pieces back into the text as typed. */
export const joinPieces = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, gap }, n) => (n === 0 ? text : `${gap}${text}`)).join('');
