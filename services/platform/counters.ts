import { createHash } from 'node:crypto';
import { MicrosInTable } from '../../shared/money.ts';
import { whenRefused } from './condition.ts';
import type { Key } from './keys.ts';
import type { Item, Table, Write } from './table.ts';

const SHARDS = 8;

const NAME = 'n_';

/** The change of a shard, and of how often it moved: who counts anew knows by that whether anything came between. */
function addition(changes: Record<string, number | bigint>) {
  const buckets = Object.entries(changes);
  return {
    UpdateExpression: `ADD ${buckets.map((_, i) => `#b${i} :b${i}, `).join('')}ver :one`,
    ExpressionAttributeNames: Object.fromEntries(buckets.map(([bucket], i) => [`#b${i}`, `${NAME}${bucket}`])),
    ExpressionAttributeValues: { ...Object.fromEntries(buckets.map(([, by], i) => [`:b${i}`, by])), ':one': 1 },
  };
}

const readShard = (item: Item): Shard => ({
  ver: Number(item.ver ?? 0),
  counts: Object.fromEntries(
    Object.entries(item).flatMap(([name, count]) =>
      name.startsWith(NAME) ? [[name.slice(NAME.length), MicrosInTable.parse(count)]] : [],
    ),
  ),
});

/** Which shard counts an object: always the same one, so that a retry adds to the same item. */
const shardOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % SHARDS;

/** A shard as it is stored: how often it moved, and what it counts in each bucket. */
export type Shard = { ver: number; counts: Record<string, bigint> };

type TotalsKey = ((shard: { shard: number }) => Key) & { read(key: Key): { shard: string } | undefined };

/**
 * Totals that many writers move at once: each is spread over shards that share a partition key, so that one query reads them all
 * and DynamoDB can still split the shards apart when they are hot.
 * @param key of the totals: `keys.userTotals`, `keys.releaseTotals`
 */
export const counters = (table: Table, key: TotalsKey) => ({
  shardOf,

  /** A write for a transaction: what changes in each bucket when `id` moves, e.g. `{ draft: -1, submitted: 1 }`, or how much. */
  add(id: string, changes: Record<string, number | bigint>): Write {
    return {
      Update: {
        TableName: table.name,
        Key: key({ shard: shardOf(id) }),
        ...addition(changes),
      },
    };
  },

  /** Every shard in which something was counted, as it is now. */
  async shards(): Promise<Map<number, Shard>> {
    const items = await table.partition(key({ shard: 0 }).PK, { consistent: true });
    return new Map(items.map((item) => [Number(key.read(item as Key)?.shard), readShard(item)]));
  },

  /**
   * Sets a shard right by so much in each bucket, if it has not moved since it was read.
   * @param ver of the shard that was read; 0 of one that was not there
   * @returns whether it had not
   */
  async repair(shard: number, { ver, by }: { ver: number; by: Record<string, bigint> }): Promise<boolean> {
    const { ExpressionAttributeValues: values, ...rest } = addition(by);
    const write = table.update({
      Key: key({ shard }),
      ...rest,
      ConditionExpression: ver === 0 ? 'attribute_not_exists(ver)' : 'ver = :ver',
      ExpressionAttributeValues: { ...values, ...(ver > 0 && { ':ver': ver }) },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },

  /** The totals of the buckets, exact however large: of money, micro-dollars. 0 for one that nothing was ever counted in. */
  async sums<const B extends string>(buckets: readonly B[]): Promise<Record<B, bigint>> {
    const shards = await table.partition(key({ shard: 0 }).PK);
    const sumOf = (bucket: B) =>
      shards.reduce((sum, shard) => sum + MicrosInTable.parse(shard[`${NAME}${bucket}`] ?? 0), 0n);
    return Object.fromEntries(buckets.map((bucket) => [bucket, sumOf(bucket)])) as Record<B, bigint>;
  },

  /** The totals of what is counted one by one. */
  async read<const B extends string>(buckets: readonly B[]): Promise<Record<B, number>> {
    const sums = await this.sums(buckets);
    return Object.fromEntries(buckets.map((bucket) => [bucket, Number(sums[bucket])])) as Record<B, number>;
  },
});

export type Counters = ReturnType<typeof counters>;
