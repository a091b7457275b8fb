import { createHash } from 'node:crypto';
import { MicrosInTable } from '../../shared/money.ts';
import { recordFrom } from '../../shared/typed-record.ts';
import { whenRefused } from './condition.ts';
import type { Key } from './keys.ts';
import type { Item, Table, Write } from './table.ts';

const SHARDS = 8;

const NAME = 'n_';

/** Updates a shard and its version, so that a recount can detect a concurrent change. */
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

/** Returns the shard that counts an object. It never changes, so a retry adds to the same item. */
const shardOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % SHARDS;

/** A stored shard: its version, and its count for each bucket. */
export type Shard = { ver: number; counts: Record<string, bigint> };

type TotalsKey = ((shard: { shard: number }) => Key) & { read(key: Key | Item): { shard: string } | undefined };

/**
 * Totals with many concurrent writers. Each total is spread over shards that share a partition key: one query reads all
 * shards, and DynamoDB can still split them apart under load.
 * @param key builds the totals' key: `keys.userTotals`, `keys.releaseTotals`
 */
export const counters = (table: Table, key: TotalsKey) => ({
  shardOf,

  /** Builds a write that changes several buckets because of the object `id`, e.g. `{ draft: -1, submitted: 1 }`. */
  add(id: string, changes: Record<string, number | bigint>): Write {
    return {
      Update: {
        TableName: table.name,
        Key: key({ shard: shardOf(id) }),
        ...addition(changes),
      },
    };
  },

  /** Reads every shard that has counted anything, consistently. */
  async shards(): Promise<Map<number, Shard>> {
    const items = await table.partition(key({ shard: 0 }).PK, { consistent: true });
    return new Map(items.map((item) => [Number(key.read(item)?.shard), readShard(item)]));
  },

  /**
   * Corrects a shard's buckets, unless it has changed since it was read.
   * @param ver the version of the shard that was read; 0 if there was none
   * @returns whether it was corrected
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

  /**
   * Sums the buckets as exact integers of any size (for money, in micro-dollars); 0 for a bucket that was never
   * counted.
   */
  async sums<const B extends string>(buckets: readonly B[]): Promise<Record<B, bigint>> {
    const shards = await table.partition(key({ shard: 0 }).PK);
    const sumOf = (bucket: B) =>
      shards.reduce((sum, shard) => sum + MicrosInTable.parse(shard[`${NAME}${bucket}`] ?? 0), 0n);
    return recordFrom(buckets, sumOf);
  },

  /** Returns the totals of buckets that count objects. */
  async read<const B extends string>(buckets: readonly B[]): Promise<Record<B, number>> {
    const sums = await this.sums(buckets);
    return recordFrom(buckets, (bucket) => Number(sums[bucket]));
  },
});

export type Counters = ReturnType<typeof counters>;
