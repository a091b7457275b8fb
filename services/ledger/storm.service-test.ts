import { roundsOf } from '../test/rounds.ts';
import { moneyStorm } from '../test/storm/money-storm.ts';

const seed = Number(process.env.SEED ?? 20261122);
const operations = roundsOf(250, 10_000);

test(`is 0 micros off after ${operations} operations with seed ${seed} on a table where a fifth of the calls fail (design 3.2, 3.9, 3.10)`, async () => {
  const { wrong, posted, reversed, faults, payouts } = await moneyStorm({ operations, seed });
  expect(wrong).toEqual([]);
  // Makes sure that enough concurrent postings happened.
  expect(posted).toBeGreaterThan(operations / 5);
  expect(reversed).toBeGreaterThan(operations / 100);
  expect(faults).toBeGreaterThan(operations / 10);
  expect(payouts).toBeGreaterThan(operations / 100);
});
