import { addDecimals, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { matchKinds, type Statement } from '../../../shared/statements/statement.ts';
import { recordFrom } from '../../../shared/typed-record.ts';
import { type MatchedRecording, sumOf } from './match-recordings.ts';

type Parts = Extract<Statement, { state: 'ready' }>['matches'];

/** Counts the recordings, lines and amounts for each kind of match, page by page. */
export function matchCounter() {
  let parts: Parts = recordFrom(matchKinds, () => ({ recordings: 0, lines: 0, amount: '0' }));
  return {
    add(matched: readonly MatchedRecording[]): void {
      for (const { kind, lines, amount } of matched) {
        const { [kind]: before } = parts;
        const sum = decimalText(addDecimals(sumOf(before.amount), amount));
        parts = { ...parts, [kind]: { recordings: before.recordings + 1, lines: before.lines + lines, amount: sum } };
      }
    },
    counts: (): Parts => parts,
  };
}
