import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type ItemChange, itemChange } from './item-change.ts';
import { type Log, thrown } from './logger.ts';

/**
 * Makes a reader of the table's stream, which receives the changes to each item in order, at least once. A failed
 * change is logged and retried together with all later changes, some of which may be handled twice; a change that keeps
 * failing ends in the dead-letter queue. So a reader must work from the current state, and never assume that an earlier
 * change was handled.
 * @param follow returns the outcome of each change, in order
 */
export const followStream =
  (log: Log, follow: (changes: ItemChange[]) => Promise<PromiseSettledResult<unknown>[]>) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const changes = Records.map(itemChange);
    const ends = await follow(changes);
    const batchItemFailures = Records.flatMap(({ dynamodb }, n) => {
      const end = ends[n];
      if (end?.status === 'fulfilled') return [];
      log.error('a change was not followed', { key: keyOf(changes[n]), ...thrown(end?.reason) });
      return [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }];
    });
    return { batchItemFailures };
  };

const keyOf = (change: ItemChange | undefined): string => `${change?.key.PK}/${change?.key.SK}`;
