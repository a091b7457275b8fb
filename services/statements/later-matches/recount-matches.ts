import { addDecimals, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { type MatchedRecording, sumOf } from '../matching/match-recordings.ts';
import type { ListedRecording } from '../planning/plan-objects.ts';

type Parts = Extract<Statement, { state: 'ready' }>['matches'];
type Part = Parts['matched'];
/** A recording that was matched later, with its total earnings. */
export type LaterMatch = Pick<MatchedRecording, 'key' | 'lines' | 'amount'>;

/** Adds a recording to a part of the statement, or removes it. */
function changed(part: Part, { lines, amount }: Omit<LaterMatch, 'key'>, sign: 1 | -1): Part {
  const units = BigInt(sign) * amount.units;
  return {
    recordings: part.recordings + sign,
    lines: part.lines + sign * lines,
    amount: decimalText(addDecimals(sumOf(part.amount), { ...amount, units })),
  };
}

/**
 * Updates how much of a statement is matched, after later matches.
 * @param was each recording's previous kind of match, by its digest
 */
export function recountMatches(
  parts: Parts,
  matched: readonly LaterMatch[],
  was: ReadonlyMap<string, ListedRecording['kind']>,
): Parts {
  const after = { ...parts };
  for (const recording of matched) {
    const kind = was.get(recording.key) ?? 'unmatched';
    after[kind] = changed(after[kind], recording, -1);
    after.matched = changed(after.matched, recording, 1);
  }
  return after;
}
