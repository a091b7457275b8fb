import { createHash } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { whenRefused } from './condition.ts';
import { keys } from './keys.ts';
import type { Item, Table, Write } from './table.ts';

/** A reply is stored for a day; a lock lasts longer than its function's timeout (infra/aws/functions.test.ts). */
const ANSWER_SECONDS = 24 * 3600;
export const LOCK_SECONDS = 60;

export type IdempotentRequest = { artistId: ArtistId; route: string; key: string; request: unknown };

/**
 * The value stored under a key: either the reply, or the fact that the request has begun, with the lock that holds the
 * key.
 */
export type EarlierRequest = { state: 'done'; answer: unknown } | { state: 'begun'; lock: unknown };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The item for one request's idempotency key. Every method throws `idempotency-key-reused` for a different request. */
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

  /** DynamoDB deletes an expired item within days; until then, its expiry time is checked here. */
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

  function earlierIn(item: Item): EarlierRequest {
    if (item.fingerprint !== fingerprint) throw new Problem('idempotency-key-reused');
    return item.state === 'done'
      ? { state: 'done', answer: JSON.parse(String(item.answer)) }
      : { state: 'begun', lock: item.lock };
  }

  return {
    /** Seeds the request's ids. A different key, or a different request with the same key, has a different seed. */
    seedOf: (nth = 0) => sha256(`${artistId} ${hash} ${fingerprint}${nth === 0 ? '' : ` ${nth}`}`),

    /**
     * A write for the effect's transaction. It fails if the key already has a reply, or is no longer held by `lock`.
     */
    answered: (answer: unknown, lock?: string): Write => ({
      Put: { TableName: table.name, Item: done(answer), ...(lock === undefined ? isFree() : isHeldBy(lock)) },
    }),

    /** Finds the stored reply. */
    async find(): Promise<Extract<EarlierRequest, { state: 'done' }> | undefined> {
      const item = await table.get(Key, { consistent: true });
      const earlier = item && Number(item.ttl) >= seconds() ? earlierIn(item) : undefined;
      return earlier?.state === 'done' ? earlier : undefined;
    },

    /**
     * Records that the request has begun, unless this has already been recorded. With a `lock`, no other call can begin
     * the request until the lock is freed or expires.
     */
    async begin(lock?: string): Promise<EarlierRequest | undefined> {
      const begun =
        lock === undefined
          ? itemFor(ANSWER_SECONDS, { state: 'begun' })
          : itemFor(LOCK_SECONDS, { state: 'begun', lock });
      return whenRefused(
        table.put({ Item: begun, ...isFree() }).then(() => undefined),
        ({ existing }) => earlierIn(existing ?? {}),
      );
    },

    /**
     * Stores the reply to a request that has begun.
     * @returns the first stored reply, which is the same for all concurrent requests
     */
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

    /** Frees the key of a failed request, unless it has a reply or a different holder. */
    async free(lock?: string): Promise<void> {
      const condition = lock === undefined ? isBegun : isHeldBy(lock);
      await whenRefused(table.delete({ Key, ...condition }), () => undefined);
    },
  };
}

export type StoredAnswer = ReturnType<typeof storedAnswer>;
