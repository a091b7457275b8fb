import { createHash, randomUUID } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import { whenRefused } from './condition.ts';
import { keys } from './keys.ts';
import { type Log, thrown } from './logger.ts';
import type { Table } from './table.ts';

const HOUR = 3600;
/** An answer is kept for a day; a lock ends when the function that held it has certainly timed out (infra/aws/functions.test.ts). */
const ANSWER_SECONDS = 24 * HOUR;
export const LOCK_SECONDS = 60;

export type OnceRequest = { artistId: string; route: string; key: string | undefined; request: unknown };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Runs a request once for each Idempotency-Key of an artist. The same key and request get the stored answer; another request with
 * the key is refused; a request that failed leaves the key free, and the handler's own conditions keep its retry from doing harm.
 * When it succeeded and its answer cannot be stored, the answer is given all the same, and the key stays locked until the lock ends. So
 * does the key of a function that was stopped in the middle: for that long its request is answered `still-running`, then it runs again.
 * @throws Problem `idempotency-key-required`, `idempotency-key-reused`, `still-running`, and whatever the request throws
 */
export const idempotency = (table: Table, now: () => Date, log: Log) => {
  const seconds = () => Math.floor(now().getTime() / 1000);

  return async (request: OnceRequest, run: () => Promise<unknown>): Promise<unknown> => {
    if (!request.key || request.key.length > 255) throw new Problem('idempotency-key-required');
    const id = keys.idempotency({ artistId: request.artistId, hash: sha256(`${request.route} ${request.key}`) });
    const fingerprint = sha256(JSON.stringify(request.request ?? null));
    const write = (state: object, lifetime: number, condition?: object) =>
      table.put({ Item: { ...id, v: 1, fingerprint, ttl: seconds() + lifetime, ...state }, ...condition });

    const lock = randomUUID();
    const earlier = await whenRefused(
      write({ state: 'running', lock }, LOCK_SECONDS, {
        // DynamoDB removes an expired item within days; until then its own time says that it is over. And a write whose answer was lost
        // is made again, and meets itself.
        ConditionExpression: 'attribute_not_exists(PK) OR #ttl < :now OR #lock = :lock',
        ExpressionAttributeNames: { '#ttl': 'ttl', '#lock': 'lock' },
        ExpressionAttributeValues: { ':now': seconds(), ':lock': lock },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }).then(() => undefined),
      ({ met }) => met ?? {},
    );
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new Problem('idempotency-key-reused');
      if (earlier.state !== 'done') throw new Problem('still-running');
      return JSON.parse(String(earlier.answer));
    }
    const { artistId, route } = request;
    let answer: unknown;
    try {
      answer = await run();
    } catch (error) {
      const free = table.delete({ Key: id });
      // Why the request failed matters more than a key that stays locked for a minute.
      await free.catch((stuck) =>
        log.warn('a failed request’s key was not freed', { artistId, route, ...thrown(stuck) }),
      );
      throw error;
    }
    // It happened. A key that is free again would let the browser's next try do it a second time.
    const keep = write({ state: 'done', answer: JSON.stringify(answer) }, ANSWER_SECONDS);
    await keep.catch((lost) =>
      log.error('an answer was not stored under its key', { artistId, route, ...thrown(lost) }),
    );
    return answer;
  };
};

export type Once = ReturnType<typeof idempotency>;
