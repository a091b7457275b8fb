import type { Act } from '../../act.ts';
import type { Turn } from '../../plan-turn.ts';
import type { CorpusRow } from './row.ts';
import { hasBadWords, plainText } from './same-value.ts';

type Replied = { row: CorpusRow; kind: CorpusRow['kind']; acts: readonly Act[]; turn: Turn; isSettled: boolean };

/** Describes what a reply did, in a word or two. */
export function whatTheReplyDid({ row, kind, acts, turn, isSettled }: Replied): string {
  const statement = turn.reply.split('\n\n').slice(0, -1).join(' ');
  const has = (...kinds: Act['kind'][]) => acts.some((act) => kinds.includes(act.kind));
  const offers = acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions : []));
  if (offers.some(({ label }) => isNonsense(label, row, kind))) return 'offers nonsense';
  if (offers.length > 0) return 'offers';
  if (acts.length === 0 || has('unknown-name') || /didn’t understand|no explanation of/i.test(statement))
    return 'not understood';
  if (has('explain', 'why', 'what-is-left', 'beyond', 'greet', 'thanks')) return 'explains';
  if (has('back', 'go-to')) return 'goes there';
  if (statement && !statement.startsWith('Saved.')) return 'says why not';
  return turn.nextStep !== row.step || isSettled ? 'moves on' : 'asks again';
}

/**
 * Whether an offer contains something that is not a value: words that must not be saved, or anything at all from
 * somebody who did not give an answer.
 */
function isNonsense(label: string, row: CorpusRow, kind: CorpusRow['kind']): boolean {
  const words = plainText(row.typed).match(/\p{L}+/gu) ?? [];
  const pairs = words.slice(0, -1).map((word, n) => `${word} ${words[n + 1]}`);
  return hasBadWords(label, row) || (kind === 'none' && pairs.some((pair) => plainText(label).includes(pair)));
}
