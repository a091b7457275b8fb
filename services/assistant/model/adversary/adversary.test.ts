import { playRandomTools } from './play-random-tools.ts';

/** `npm run proof -- assistant` makes 10,000 calls. */
const CALLS = 1_000;

test('random tools with random inputs change only fields of the caller’s own release (product 31.5)', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const { violations, meant, changed } = playRandomTools({ seed, calls: CALLS });
  expect(violations).toEqual([]);
  // If hardly any call were a valid act, this would test nothing.
  expect(meant).toBeGreaterThan(CALLS / 4);
  expect(changed).toBeGreaterThan(CALLS / 20);
});
