import fc from 'fast-check';
import { ownTable } from '../test/own-table.ts';
import { counters } from './counters.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

/** The SDK returns a number if that is exact, otherwise a bigint. */
type Written = { micros: number | bigint; within: { lists: (number | bigint)[] } };

const LARGEST = 10n ** 36n;
const anyAmount = fc.bigInt({ min: -LARGEST, max: LARGEST });

describe('money in the table (design 3.1)', () => {
  it('is read exactly as written, beyond 2^53 too, by every kind of read', async () => {
    await fc.assert(
      fc.asyncProperty(anyAmount, async (micros) => {
        const key = keys.releaseTotals({ shard: 99 });
        await table.put({ Item: { ...key, micros, within: { lists: [micros] } } });
        const items = [await table.get(key, { consistent: true }), ...(await table.partition(key.PK))];
        items.push(
          await table.update({
            Key: key,
            UpdateExpression: 'SET seen = :yes',
            ExpressionAttributeValues: { ':yes': true },
          }),
        );
        expect(items).toHaveLength(3);
        for (const { micros: stored, within } of items as Written[]) {
          expect([stored, ...within.lists].map(BigInt)).toEqual([micros, micros]);
        }
        await table.delete({ Key: key });
      }),
      { numRuns: 20 },
    );
  });

  it('sums any amounts exactly over all shards', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAmount, { minLength: 1, maxLength: 12 }), fc.uuid(), async (amounts, run) => {
        const totals = counters(table, keys.userTotals);
        const bucket = `run-${run}`;
        for (const [n, amount] of amounts.entries())
          await table.transact([totals.add(`${run}${n}`, { [bucket]: amount })]);
        expect(await totals.sums([bucket])).toEqual({ [bucket]: amounts.reduce((sum, amount) => sum + amount, 0n) });
      }),
      { numRuns: 10 },
    );
  });
});
