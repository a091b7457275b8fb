import { playRandomTools } from '../services/assistant/model/adversary/play-random-tools.ts';
import type { Proof } from './proof-result.ts';

const CALLS = 10_000;

/**
 * Proves that a model that requests arbitrary changes, for releases in every state, can change only the editor's fields
 * of the caller's own release (design 12.7).
 */
export async function assistant(): Promise<Proof[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const { violations, meant, changed } = playRandomTools({ seed, calls: CALLS });
  for (const violation of violations.slice(0, 20)) console.log(violation);
  const count = `${CALLS} random tools, of which ${meant} meant something and ${changed} became operations`;
  return [{ name: 'no tool of a model reaches beyond the fields', count, violations: violations.length, seed }];
}
