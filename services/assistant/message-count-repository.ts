import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { quotas } from '../../shared/quotas.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

const HOUR_SECONDS = 3600;

/** Limits how many messages an artist can send to the assistant in an hour (shared/quotas.ts). */
export const messageCountRepository = (table: Table) => ({
  /**
   * Counts a message; called before any other work on it.
   * @throws Problem `too-many-requests`
   */
  async count(artistId: ArtistId, now: Date): Promise<void> {
    const hour = Math.floor(now.getTime() / 1000 / HOUR_SECONDS);
    const write = table.update({
      Key: keys.assistantMessages({ artistId, hour }),
      UpdateExpression: 'ADD messages :one SET #ttl = :ttl, v = :one',
      ConditionExpression: 'attribute_not_exists(messages) OR messages < :most',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':most': quotas.assistantMessagesPerHour,
        ':ttl': (hour + 2) * HOUR_SECONDS,
      },
    });
    await whenRefused(write, () => {
      throw new Problem('too-many-requests');
    });
  },
});
