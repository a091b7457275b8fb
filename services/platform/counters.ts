import { createHash } from 'node:crypto';
import { MicrosInTable } from '../../shared/money.ts';
import type { Key } from './keys.ts';
import type { Table, Write } from './table.ts';

const SHARDS = 8;

/** Which shard counts an object: always the same one, so that a retry adds to the same item. */
const shardOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % SHARDS;

/**
 * Totals that many writers move at once: each is spread over shards that share a partition key, so that one query reads them all
 * and DynamoDB can still split the shards apart when they are hot.
 * @param key of the totals: `keys.userTotals`, `keys.releaseTotals`
 */
export const counters = (table: Table, key: (shard: { shard: number }) => Key) => ({
  /** A write for a transaction: what changes in each bucket when `id` moves, e.g. `{ draft: -1, submitted: 1 }`, or how much. */
  add(id: string, changes: Record<string, number | bigint>): Write {
    const buckets = Object.entries(changes);
    return {
      Update: {
        TableName: table.name,
        Key: key({ shard: shardOf(id) }),
        UpdateExpression: `ADD ${buckets.map((_, i) => `#b${i} :b${i}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(buckets.map(([bucket], i) => [`#b${i}`, `n_${bucket}`])),
        ExpressionAttributeValues: Object.fromEntries(buckets.map(([, by], i) => [`:b${i}`, by])),
      },
    };
  },

  /** The totals of the buckets, exact however large: of money, micro-dollars. 0 for one that nothing was ever counted in. */
  async sums<const B extends string>(buckets: readonly B[]): Promise<Record<B, bigint>> {
    const shards = await table.partition(key({ shard: 0 }).PK);
    const sumOf = (bucket: B) =>
      shards.reduce((sum, shard) => sum + MicrosInTable.parse(shard[`n_${bucket}`] ?? 0), 0n);
    return Object.fromEntries(buckets.map((bucket) => [bucket, sumOf(bucket)])) as Record<B, bigint>;
  },

  /** The totals of what is counted one by one. */
  async read<const B extends string>(buckets: readonly B[]): Promise<Record<B, number>> {
    const sums = await this.sums(buckets);
    return Object.fromEntries(buckets.map((bucket) => [bucket, Number(sums[bucket])])) as Record<B, number>;
  },
});
