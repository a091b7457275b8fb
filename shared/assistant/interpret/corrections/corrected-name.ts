import { distance } from 'fastest-levenshtein';
import { fold } from '../../../fold.ts';

/**
 * Applies a correction that comes right after a name: 'Nikos Tsaroucha, no wait, Tsarouchas' becomes Nikos Tsarouchas,
 * 'Ana, I mean Bo' becomes Bo.
 */
export function correctedName(before: string, correction: string): string {
  if (correction.includes(' ')) return correction;
  const words = before.split(' ');
  const isNear = (word: string) => distance(fold(word), fold(correction)) <= (correction.length > 4 ? 2 : 1);
  const at = words.findLastIndex(isNear);
  return at < 0 ? correction : words.with(at, correction).join(' ');
}
