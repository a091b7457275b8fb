import { isDeepStrictEqual } from 'node:util';
import type { CountedKind, CountedKinds } from './counted-kinds.ts';
import { type Recount, type RecountKind, type RecountRepository, recountKinds } from './recount-repository.ts';
import { addToSums, differenceBetween, type Sums } from './recount-sums.ts';

/** A difference, with the correction for each bucket. */
export type Correction = { of: RecountKind; where: string; by: Record<string, bigint> };

type Needs = {
  recounts: RecountRepository;
  kinds: CountedKinds;
  /** Called with each difference before it is corrected. */
  found: (correction: Correction) => void;
  now: () => Date;
  /** Whether there is time for another page. */
  isTime: () => boolean;
};

/** The pause after a finished recount. */
const REST_MS = 20 * 3600_000;
/** The pause before another pass checks a difference, long enough for every index to catch up with its table. */
const SETTLE_MS = 30 * 60_000;
/** The maximum number of consecutive passes. A shard that changes during each of them is checked the next night. */
const MAX_PASSES = 4;

/**
 * Recounts everything that totals count, a page at a time, while there is time, and continues where the last run
 * stopped (product 20.1).
 *
 * A pass only checks shards that did not change from its beginning to its end. A difference is corrected only after two
 * such passes, half an hour apart, have found the same one: passes read indexes, which lag behind their table. A total
 * and the items that it counts change in one transaction, so a real difference stays the same.
 */
export async function recountTotals(needs: Needs): Promise<void> {
  for (const name of recountKinds) await continueRecount(name, needs);
}

async function continueRecount(name: RecountKind, { recounts, kinds, found, now, isTime }: Needs): Promise<void> {
  const kind = kinds[name];
  let state = await recounts.find(name);
  if (state.from === undefined && now().toISOString() < (state.restsUntil ?? '')) return;
  do {
    const walk = state.from === undefined ? { ...state, began: await shardVersions(kind), sums: {} } : state;
    const { counted, next } = await kind.page(walk.from);
    const sums = addToSums(walk.sums, counted, kind.totals.shardOf);
    const ver = state.ver + 1;
    const done = next
      ? { ...walk, ver, sums, from: next }
      : { ...(await evaluatePass(name, { ...walk, sums }, { kind, found, now: now() })), ver };
    // Another run has counted this page, and will continue.
    if (!(await recounts.save(name, done))) return;
    state = done;
  } while (state.from !== undefined && isTime());
}

const shardVersions = async ({ totals }: CountedKind): Promise<Record<string, number>> =>
  Object.fromEntries([...(await totals.shards())].map(([shard, { ver }]) => [shard, ver]));

type EvaluationNeeds = Pick<Needs, 'found'> & { kind: CountedKind; now: Date };

/** Evaluates a finished pass: corrects the confirmed differences, and returns those that remain suspected. */
async function evaluatePass(name: RecountKind, walk: Recount, { kind, found, now }: EvaluationNeeds): Promise<Recount> {
  const { totals, isCounted = () => true } = kind;
  const shards = await totals.shards();
  const suspected: Sums = {};
  let moved = 0;
  for (const shard of new Set([...Object.keys(walk.sums), ...[...shards.keys()].map(String)])) {
    const { ver, counts } = shards.get(Number(shard)) ?? { ver: 0, counts: {} };
    const before = walk.suspected[shard];
    if (ver !== (walk.began[shard] ?? 0)) {
      moved += 1;
      if (before) suspected[shard] = before;
      continue;
    }
    const by = differenceBetween(walk.sums[shard] ?? {}, counts, isCounted);
    if (Object.keys(by).length === 0) continue;
    const isCertain = isDeepStrictEqual(by, before);
    if (isCertain) found({ of: name, where: `shard ${shard}`, by });
    if (!isCertain || !(await totals.repair(Number(shard), { ver, by }))) suspected[shard] = by;
  }
  const walks = walk.walks + 1;
  const isAgain = (moved > 0 || Object.keys(suspected).length > 0) && walks < MAX_PASSES;
  return {
    ver: walk.ver,
    began: {},
    sums: {},
    suspected,
    walks: isAgain ? walks : 0,
    restsUntil: new Date(now.getTime() + (isAgain ? SETTLE_MS : REST_MS)).toISOString(),
  };
}
