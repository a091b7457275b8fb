/** What was counted in each bucket of each shard. */
export type Sums = Record<string, Record<string, bigint>>;

/** One thing that is counted, and as what. */
export type Counted = { id: string; tally: Record<string, number | bigint> };

/** With what a page counts. */
export function sumsWith(sums: Sums, counted: readonly Counted[], shardOf: (id: string) => number): Sums {
  const all = structuredClone(sums);
  for (const { id, tally } of counted) {
    const shard = all[shardOf(id)] ?? {};
    all[shardOf(id)] = shard;
    for (const [bucket, count] of Object.entries(tally)) shard[bucket] = (shard[bucket] ?? 0n) + BigInt(count);
  }
  return all;
}

/** What has to be added in each bucket, so that it holds what was counted; nothing where it does. */
export function differenceOf(
  counted: Record<string, bigint>,
  stored: Record<string, bigint>,
  isCounted: (bucket: string) => boolean,
): Record<string, bigint> {
  const buckets = [...new Set([...Object.keys(counted), ...Object.keys(stored)])].filter(isCounted).sort();
  const missing = buckets.map((bucket) => [bucket, (counted[bucket] ?? 0n) - (stored[bucket] ?? 0n)] as const);
  return Object.fromEntries(missing.filter(([, by]) => by !== 0n));
}
