import { moneyStorm } from '../test/money-storm.ts';
import { roundsOf } from '../test/rounds.ts';

const seed = Number(process.env.SEED ?? 20261122);
const operations = roundsOf(1_000, 10_000);

it.each(Array.from({ length: roundsOf(2, 10) }, (_, n) => seed + n))(
  `design 3.2, 3.9, 3.10: ${operations} operations with seed %i on a table of which a fifth of the calls fail: 0 micros off`,
  async (each) => {
    const { wrong, posted, faults, payouts } = await moneyStorm({ operations, seed: each });
    expect(wrong).toEqual([]);
    // It did storm.
    expect(posted).toBeGreaterThan(operations / 3);
    expect(faults).toBeGreaterThan(operations / 10);
    expect(payouts).toBeGreaterThan(operations / 100);
  },
);
