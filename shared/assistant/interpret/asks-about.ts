import { withoutAround } from './sayings.ts';
import type { Word } from './words.ts';

const ASKING = /^(?:is|are|does|did|can|could|what|whats|wat|how|hows|why|who|which|should|hope|hopefully|wetin|whit|whits)$/;
const YOU = /^(?:you|u|ya|yous|yall|i|we|they|it|the|any|people|fans|stores)$/;

/** Whether words ask, without a question mark, about what they name: 'is juno in there as well', 'do yous do apple'. Nothing of it is an answer. */
export function asksAbout(words: readonly Word[]): boolean {
  const [first, second] = withoutAround(words, 'filler');
  return ASKING.test(first?.key ?? '') || (first?.key === 'do' && YOU.test(second?.key ?? ''));
}
