import { createHash } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { whenRefused } from './condition.ts';
import { keys } from './keys.ts';
import type { Item, Table, Write } from './table.ts';

/** An answer is stored for a day; a lock ends when the function that held it has certainly timed out (infra/aws/functions.test.ts). */
const ANSWER_SECONDS = 24 * 3600;
export const LOCK_SECONDS = 60;

export type IdempotentRequest = { artistId: ArtistId; route: string; key: string; request: unknown };

/** What stands under a key: the answer, or that the request has begun, and who holds the key while it runs. */
export type Earlier = { state: 'done'; answer: unknown } | { state: 'begun'; lock: unknown };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The item of one request's Idempotency-Key. Another request is never let near it: each question throws `idempotency-key-reused` then. */
export function storedAnswer(table: Table, now: () => Date, { artistId, route, key, request }: IdempotentRequest) {
  const hash = sha256(`${route} ${key}`).toString('hex');
  const Key = keys.idempotency({ artistId, hash });
  const fingerprint = sha256(JSON.stringify(request ?? null)).toString('hex');
  const seconds = () => Math.floor(now().getTime() / 1000);

  const itemFor = (lifetime: number, state: Item) => ({
    ...Key,
    v: 1,
    fingerprint,
    ttl: seconds() + lifetime,
    ...state,
  });
  const done = (answer: unknown) => itemFor(ANSWER_SECONDS, { state: 'done', answer: JSON.stringify(answer) });

  /** DynamoDB removes an expired item within days; until then its own time says that it is over. */
  const isFree = () => ({
    ConditionExpression: 'attribute_not_exists(PK) OR #ttl < :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds() },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  });
  const isHeldBy = (lock: string) => ({
    ConditionExpression: '#lock = :lock',
    ExpressionAttributeNames: { '#lock': 'lock' },
    ExpressionAttributeValues: { ':lock': lock },
  });
  const isBegun = {
    ConditionExpression: 'fingerprint = :fingerprint AND attribute_not_exists(answer)',
    ExpressionAttributeValues: { ':fingerprint': fingerprint },
  };

  function earlierIn(item: Item): Earlier {
    if (item.fingerprint !== fingerprint) throw new Problem('idempotency-key-reused');
    return item.state === 'done'
      ? { state: 'done', answer: JSON.parse(String(item.answer)) }
      : { state: 'begun', lock: item.lock };
  }

  return {
    /** What this request is known by, for ever: another key, or another request with the key, has another. */
    seedOf: (nth = 0) => sha256(`${artistId} ${hash} ${fingerprint}${nth === 0 ? '' : ` ${nth}`}`),

    /** A write for the transaction of the effect. It is refused when the key has an answer, or is not held by `lock` any more. */
    answered: (answer: unknown, lock?: string): Write => ({
      Put: { TableName: table.name, Item: done(answer), ...(lock === undefined ? isFree() : isHeldBy(lock)) },
    }),

    /** The answer, when there is one. */
    async find(): Promise<Extract<Earlier, { state: 'done' }> | undefined> {
      const item = await table.get(Key, { consistent: true });
      const earlier = item && Number(item.ttl) >= seconds() ? earlierIn(item) : undefined;
      return earlier?.state === 'done' ? earlier : undefined;
    },

    /** Says that the request begins, unless it has. With a `lock`, nobody else begins it until it is free, or the lock ends. */
    async begin(lock?: string): Promise<Earlier | undefined> {
      const begun =
        lock === undefined
          ? itemFor(ANSWER_SECONDS, { state: 'begun' })
          : itemFor(LOCK_SECONDS, { state: 'begun', lock });
      return whenRefused(
        table.put({ Item: begun, ...isFree() }).then(() => undefined),
        ({ existing }) => earlierIn(existing ?? {}),
      );
    },

    /** Stores the answer of a request that has begun. @returns the first one: it stays, and is everybody's who asked at the same time */
    async keep(answer: unknown): Promise<unknown> {
      const put = table.put({
        Item: done(answer),
        ...isBegun,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      return whenRefused(
        put.then(() => answer),
        ({ existing }) => (existing?.answer === undefined ? answer : JSON.parse(String(existing.answer))),
      );
    },

    /** Frees the key of a request that failed, unless it has its answer, or somebody else holds it by now. */
    async free(lock?: string): Promise<void> {
      const condition = lock === undefined ? isBegun : isHeldBy(lock);
      await whenRefused(table.delete({ Key, ...condition }), () => undefined);
    },
  };
}

export type StoredAnswer = ReturnType<typeof storedAnswer>;
