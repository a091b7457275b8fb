import { randomUUID } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { Idempotency } from '../../shared/contract/route.ts';
import { idFrom } from '../../shared/ids.ts';
import type { GivenByWay, Stored, StoreWithEffect } from './idempotent-handler.ts';
import { type Log, type LogFields, thrown } from './logger.ts';
import { type IdempotentRequest, type StoredAnswer, storedAnswer } from './stored-answer.ts';
import type { Table } from './table.ts';

/** Runs a request once by one of the ways. What is not needed for its answer may fail: `lost` says so, and the request goes on. */
type Way<W extends Idempotency> = (
  stored: StoredAnswer,
  run: (given: GivenByWay[W]) => Promise<unknown>,
  lost: (message: string) => (error: unknown) => void,
) => Promise<unknown>;

/** @param lock the holder of the key, where it is held */
const storeWithEffect =
  (stored: StoredAnswer, lock?: string): StoreWithEffect =>
  async (answer, effect) => {
    await effect(stored.answered(answer, lock));
    return answer as Stored<typeof answer>;
  };

/**
 * Nothing is written beforehand. Whatever ends a request, its key may have an answer: it is a repetition, and was refused by what its first
 * coming did; or its own transaction happened, and only its answer was lost.
 */
const inItsWrite: Way<'in-its-write'> = async (stored, run, lost) => {
  try {
    return await run({ storeWithEffect: storeWithEffect(stored) });
  } catch (error) {
    return answerInsteadOf(error, stored, lost);
  }
};

/** It is only said beforehand which request has the key. Two that run at the same time, or one after a crash, find each other's effect. */
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
    // What was refused did not happen, and its key may be used for something else. What failed otherwise may have.
    if (error instanceof Problem) await stored.free().catch(lost('a refused request’s key was not freed'));
    throw error;
  }
};

/** A function that is stopped leaves the key held until the lock ends; then the request runs again. */
const locked: Way<'locked'> = async (stored, run, lost) => {
  const lock = randomUUID();
  const earlier = await stored.begin(lock);
  if (earlier?.state === 'done') return earlier.answer;
  // A write whose answer was lost is made again, and meets itself.
  if (earlier && earlier.lock !== lock) throw new Problem('still-running');
  try {
    return await run({ storeWithEffect: storeWithEffect(stored, lock) });
  } catch (error) {
    return await answerInsteadOf(error, stored, lost).catch(async (refusal) => {
      // A write of ours that is still on its way asks for the lock, and comes too late.
      await stored.free(lock).catch(lost('a failed request’s key was not freed'));
      throw refusal;
    });
  }
};

/** The answer that the key has. @throws the error, which matters more than a look that failed, when it has none */
async function answerInsteadOf(error: unknown, stored: StoredAnswer, lost: Parameters<typeof locked>[2]) {
  const earlier = await stored.find().catch((failed) => {
    if (failed instanceof Problem && failed.code === 'idempotency-key-reused') throw failed;
    lost('a failed request’s answer was not looked for')(failed);
  });
  if (!earlier) throw error;
  return earlier.answer;
}

/**
 * Runs a request once for each Idempotency-Key of an artist, by the way that its row names (`Idempotency`). The same key and request get
 * the stored answer; another request with the key is refused; one that was refused leaves its key free.
 * @throws Problem `idempotency-key-required`, `idempotency-key-reused`, `still-running` (`locked` only), and whatever the request throws
 */
export const idempotency = (table: Table, now: () => Date, log: Log) => {
  const ways: { [W in Idempotency]: Way<W> } = { 'in-its-write': inItsWrite, 'by-its-ids': byItsIds, locked };

  return async <W extends Idempotency>(
    way: W,
    request: Omit<IdempotentRequest, 'key'> & { key: string | undefined },
    run: (given: GivenByWay[W]) => Promise<unknown>,
  ): Promise<unknown> => {
    const { artistId, route, key } = request;
    if (!key || key.length > 255) throw new Problem('idempotency-key-required');
    const lost = (message: string) => (error: unknown) =>
      log.warn(message, { artistId, route, ...thrown(error) } satisfies LogFields);
    return (ways[way] as Way<W>)(storedAnswer(table, now, { ...request, key }), run, lost);
  };
};

export type RunIdempotent = ReturnType<typeof idempotency>;
