/** The counts in each bucket, by shard. */
export type Sums = Record<string, Record<string, bigint>>;

/** A counted item, with the amounts that it adds to its buckets. */
export type Counted = { id: string; tally: Record<string, number | bigint> };

/** Adds the counted items of a page to the sums. */
export function addToSums(sums: Sums, counted: readonly Counted[], shardOf: (id: string) => number): Sums {
  const all = structuredClone(sums);
  for (const { id, tally } of counted) {
    const shard = all[shardOf(id)] ?? {};
    all[shardOf(id)] = shard;
    for (const [bucket, count] of Object.entries(tally)) shard[bucket] = (shard[bucket] ?? 0n) + BigInt(count);
  }
  return all;
}

/** Computes the correction for each bucket; empty if all are right. */
export function differenceBetween(
  counted: Record<string, bigint>,
  stored: Record<string, bigint>,
  isCounted: (bucket: string) => boolean,
): Record<string, bigint> {
  const buckets = [...new Set([...Object.keys(counted), ...Object.keys(stored)])].filter(isCounted).sort();
  const missing = buckets.map((bucket) => [bucket, (counted[bucket] ?? 0n) - (stored[bucket] ?? 0n)] as const);
  return Object.fromEntries(missing.filter(([, by]) => by !== 0n));
}
