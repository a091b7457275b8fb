import { availableParallelism } from 'node:os';
import type { Proof } from './proof-result.ts';
import { withFullCounts } from './with-full-counts.ts';

/**
 * Sends 2,000 generated bodies to each mutating route: none may cause an internal error, and none may take long to
 * read. The routes are divided among the cores, each part with its own local stack, because on one core this takes
 * hours.
 */
export async function fuzz(): Promise<Proof[]> {
  const shards = availableParallelism();
  const parts = Array.from({ length: shards }, (_, n) =>
    withFullCounts(
      'services/test/fuzz',
      `no request is an error of ours, and none is read for long (part ${n + 1} of ${shards})`,
      '2,000 bodies',
      'service',
      { SHARD: `${n}/${shards}` },
    ),
  );
  return (await Promise.all(parts)).flat();
}
