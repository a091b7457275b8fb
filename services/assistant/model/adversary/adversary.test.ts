import { playRandomTools } from './play-random-tools.ts';

/** `npm run proof -- assistant` makes 10,000 calls. */
const CALLS = 1_000;

test('product 31.5: random tools with random inputs change nothing but the fields of the caller’s own release', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const { violations, meant, changed } = playRandomTools({ seed, calls: CALLS });
  expect(violations).toEqual([]);
  // If hardly any call were a valid act, this would test nothing.
  expect(meant).toBeGreaterThan(CALLS / 4);
  expect(changed).toBeGreaterThan(CALLS / 20);
});
