import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { openRemainders } from '../planning/remainder-table.ts';
import { ownEngine } from '../test/own-engine.ts';
import { allocateDeductions } from './allocate-deductions.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await ownEngine();
});

const places = 6;
const of = (...units: bigint[]) => units.map((amount, key) => ({ key, amount: { units: amount, places } }));
/** Allocates deductions to earnings that are read in pages of three. */
async function allocated(earned: ReturnType<typeof of>, ...amounts: string[]) {
  const parts = allocateDeductions(
    amounts.map((amount) => ({ kind: 'fee' as const, amount })),
    {
      ...{ payerName: 'Spotify', places },
      openRemainders: (denominator) => openRemainders(engine, denominator),
      earned: async function* () {
        for (let from = 0; from < earned.length; from += 3) yield earned.slice(from, from + 3);
      },
    },
  );
  const found: [number, bigint][] = [];
  for await (const page of parts) found.push(...page.map(({ key, amount }): [number, bigint] => [key, amount.units]));
  return found;
}

describe('product 23.20: a deduction is shared in proportion', () => {
  it('exactly: the remainder goes to the largest fractions, then to the first', async () => {
    expect(await allocated(of(1n, 1n, 1n), '0.000001')).toEqual([[0, -1n]]);
    expect(await allocated(of(1_000_000n, 2_000_000n), '1')).toEqual([
      [0, -333_333n],
      [1, -666_667n],
    ]);
  });

  it('without parts for negative earnings, and with one part per kind', async () => {
    expect(await allocated(of(3_000_000n, -1_000_000n, 1_000_000n), '0.25', '0.75')).toEqual([
      [0, -750_000n],
      [2, -250_000n],
    ]);
  });

  it('so that its parts add up to it, and none exceeds the earnings', async () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * most);
    };
    for (let round = 0; round < 200; round++) {
      const earned = of(...Array.from({ length: 1 + random(30) }, () => BigInt(random(2_000_000) - 100_000)), 1n);
      const whole = earned.reduce((sum, { amount: { units } }) => (units > 0n ? sum + units : sum), 0n);
      const deducted = (whole * BigInt(random(101))) / 100n;
      const parts = await allocated(
        earned,
        `${deducted / 1_000_000n}.${String(deducted % 1_000_000n).padStart(6, '0')}`,
      );
      expect(parts.reduce((sum, [, units]) => sum + BigInt(units ?? 0), 0n)).toBe(-deducted);
      for (const [key, units] of parts)
        expect(-BigInt(units ?? 0)).toBeLessThanOrEqual(earned[Number(key)]?.amount.units ?? 0n);
    }
  });

  it('and nothing is deducted from nothing', async () => {
    expect(await allocated(of(1n))).toEqual([]);
    await expect(allocated(of(-1n), '1')).rejects.toThrow('earned nothing');
  });
});
