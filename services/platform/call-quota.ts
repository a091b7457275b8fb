import { createHmac } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import { whenRefused } from './condition.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

const HOUR_SECONDS = 3600;

type Needs = {
  table: Table;
  /** The key for the digest. Without it, the address could be found by trying all addresses. */
  secret: string;
  now: () => Date;
};

/**
 * Limits how often one network address may do something without signing in. No address is stored: the counter is
 * identified by a keyed digest of the address that changes each hour, and expires after the next hour.
 */
export const callQuota =
  ({ table, secret, now }: Needs) =>
  /**
   * Counts a call.
   * @param what names the counter
   * @throws Problem `too-many-requests` if there were already `most` calls within the hour
   */
  async (what: string, address: string, most: number): Promise<void> => {
    const hour = Math.floor(now().getTime() / 1000 / HOUR_SECONDS);
    const digest = createHmac('sha256', secret).update(`${what} ${hour} ${address}`).digest('hex');
    const write = table.update({
      Key: keys.calls({ digest }),
      UpdateExpression: 'ADD calls :one SET #ttl = :ttl, v = :one',
      ConditionExpression: 'attribute_not_exists(calls) OR calls < :most',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':most': most, ':ttl': (hour + 2) * HOUR_SECONDS },
    });
    await whenRefused(write, () => {
      throw new Problem('too-many-requests');
    });
  };

export type TakeCall = ReturnType<typeof callQuota>;
