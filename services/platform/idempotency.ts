import { randomUUID } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { Idempotency } from '../../shared/contract/route.ts';
import { idFrom } from '../../shared/ids.ts';
import type { Stored, StoreWithEffect, ToolsByWay } from './idempotent-handler.ts';
import { type Log, type LogFields, thrown } from './logger.ts';
import { type IdempotentRequest, type StoredAnswer, storedAnswer } from './stored-answer.ts';
import type { Table } from './table.ts';

/**
 * Runs a request once, in one of three ways. `lost` logs a failure that does not affect the reply, and the request
 * continues.
 */
type Way<W extends Idempotency> = (
  stored: StoredAnswer,
  run: (tools: ToolsByWay[W]) => Promise<unknown>,
  lost: (message: string) => (error: unknown) => void,
) => Promise<unknown>;

/** @param lock the holder of the key, if it is held */
const storeWithEffect =
  (stored: StoredAnswer, lock?: string): StoreWithEffect =>
  async (answer, effect) => {
    await effect(stored.answered(answer, lock));
    return answer as Stored<typeof answer>;
  };

/**
 * Writes nothing beforehand. Even a request that fails may have a stored reply under its key: either this request is a
 * retry, and the first one's effect makes it fail, or its own transaction succeeded and only the response was lost.
 */
const inItsWrite: Way<'in-its-write'> = async (stored, run, lost) => {
  try {
    return await run({ storeWithEffect: storeWithEffect(stored) });
  } catch (error) {
    return answerAfterError(error, stored, lost);
  }
};

/**
 * Records only which request owns the key. Two concurrent requests, or a retry after a crash, find each other's effect
 * by its ids.
 */
const byItsIds: Way<'by-its-ids'> = async (stored, run, lost) => {
  const earlier = await stored.begin();
  if (earlier?.state === 'done') return earlier.answer;
  try {
    const answer = await run({ sameId: (kind, nth) => idFrom(kind, stored.seedOf(nth)) });
    return await stored.keep(answer).catch((error) => {
      lost('an answer was not stored under its key')(error);
      return answer;
    });
  } catch (error) {
    // A `Problem` has no effect, so the key may be used again. Any other failure may have had one.
    if (error instanceof Problem) await stored.free().catch(lost('a refused request’s key was not freed'));
    throw error;
  }
};

/** If the function is killed, the key stays held until the lock expires; then the request runs again. */
const locked: Way<'locked'> = async (stored, run, lost) => {
  const lock = randomUUID();
  const earlier = await stored.begin(lock);
  if (earlier?.state === 'done') return earlier.answer;
  // A write whose response was lost is retried, and finds its own lock.
  if (earlier && earlier.lock !== lock) throw new Problem('still-running');
  try {
    return await run({ storeWithEffect: storeWithEffect(stored, lock) });
  } catch (error) {
    return await answerAfterError(error, stored, lost).catch(async (refusal) => {
      // Any write by this request that is still in flight requires the lock, and will fail.
      await stored.free(lock).catch(lost('a failed request’s key was not freed'));
      throw refusal;
    });
  }
};

/**
 * Returns the reply stored under the key.
 * @throws the original error if there is none, or if looking it up fails
 */
async function answerAfterError(error: unknown, stored: StoredAnswer, lost: Parameters<typeof locked>[2]) {
  const earlier = await stored.find().catch((failed) => {
    if (failed instanceof Problem && failed.code === 'idempotency-key-reused') throw failed;
    lost('a failed request’s answer was not looked for')(failed);
  });
  if (!earlier) throw error;
  return earlier.answer;
}

/**
 * Runs a request once for each idempotency key of an artist, in the way that its row specifies (`Idempotency`). The
 * same key with the same request returns the stored reply; with a different request, it is rejected. A request that
 * fails with a problem leaves its key free.
 * @throws Problem `idempotency-key-required`, `idempotency-key-reused`, `still-running` (`locked` only), and whatever
 * the request throws
 */
export const idempotency = (table: Table, now: () => Date, log: Log) => {
  const ways: { [W in Idempotency]: Way<W> } = { 'in-its-write': inItsWrite, 'by-its-ids': byItsIds, locked };

  return async <W extends Idempotency>(
    way: W,
    request: Omit<IdempotentRequest, 'key'> & { key: string | undefined },
    run: (tools: ToolsByWay[W]) => Promise<unknown>,
  ): Promise<unknown> => {
    const { artistId, route, key } = request;
    if (!key || key.length > 255) throw new Problem('idempotency-key-required');
    const lost = (message: string) => (error: unknown) =>
      log.warn(message, { artistId, route, ...thrown(error) } satisfies LogFields);
    return ways[way](storedAnswer(table, now, { ...request, key }), run, lost);
  };
};

export type RunIdempotent = ReturnType<typeof idempotency>;
