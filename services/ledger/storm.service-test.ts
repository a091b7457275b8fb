import { roundsOf } from '../test/rounds.ts';
import { moneyStorm } from '../test/storm/money-storm.ts';

const seed = Number(process.env.SEED ?? 20261122);
const operations = roundsOf(250, 10_000);

test(`design 3.2, 3.9, 3.10: ${operations} operations with seed ${seed} on a table of which a fifth of the calls fail: 0 micros off`, async () => {
  const { wrong, posted, reversed, faults, payouts } = await moneyStorm({ operations, seed });
  expect(wrong).toEqual([]);
  // It did storm.
  expect(posted).toBeGreaterThan(operations / 5);
  expect(reversed).toBeGreaterThan(operations / 100);
  expect(faults).toBeGreaterThan(operations / 10);
  expect(payouts).toBeGreaterThan(operations / 100);
});
