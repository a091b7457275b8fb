import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type ItemChange, itemChange } from './item-change.ts';
import { type Log, thrown } from './logger.ts';

/**
 * A reader of the table's stream: it gets the changes of each item in order, at least once. What failed is logged and comes again with all
 * that came after it, while those go on meanwhile; a poison one ends in the dead letters. So each change is followed from what it meets,
 * not from what should have come before it.
 * @param follow answers how each ended, in their order
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
