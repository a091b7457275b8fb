import { distance } from 'fastest-levenshtein';
import { fold } from '../../../fold.ts';

/**
 * Applies a correction made right after a name: 'Nikos Tsaroucha, no wait, Tsarouchas' is Nikos Tsarouchas, 'Ana, I
 * mean Bo' is Bo.
 */
export function correctedName(before: string, said: string): string {
  if (said.includes(' ')) return said;
  const words = before.split(' ');
  const isNear = (word: string) => distance(fold(word), fold(said)) <= (said.length > 4 ? 2 : 1);
  const at = words.findLastIndex(isNear);
  return at < 0 ? said : words.with(at, said).join(' ');
}
