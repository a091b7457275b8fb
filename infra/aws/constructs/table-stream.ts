import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { ItemRow } from '../../../services/platform/keys.ts';
import type { Retention } from '../retention.ts';
import type { ServiceFunction } from './service-function.ts';
import { StreamDeadLetters } from './stream-dead-letters.ts';

/**
 * The maximum number of readers: DynamoDB throttles more than this on a shard (Developer Guide, "Change data capture
 * for DynamoDB Streams").
 */
const MAX_READERS = 2;

/** Where records that failed on every attempt are stored. */
type Storage = { logs: IBucket; retention: Retention };

/** How many batches of each shard a reader gets concurrently (1 to 10). Changes to one item stay in order. */
type Parallel = { batchesAtOnce?: number };
type Reader = { reads: ServiceFunction; deadLetters: StreamDeadLetters };

/** The part of each template before its first placeholder, as a prefix unless the template has no placeholder. */
const keyMatchers = (templates: string[]): (string | { prefix: string })[] =>
  [...new Set(templates)].map((template) => {
    const [fixed = '', ...rest] = template.split('{');
    return rest.length > 0 ? { prefix: fixed } : fixed;
  });

/**
 * The table's stream. A reader gets each change in order, and is retried if it fails. No change is lost: one that fails
 * on every attempt becomes a dead letter.
 */
export class TableStream extends Construct {
  readonly readers: Reader[] = [];
  private readonly table: ITableV2;
  private readonly storage: Storage;

  constructor(scope: Construct, id: string, { table, ...storage }: { table: ITableV2 } & Storage) {
    super(scope, id);
    this.table = table;
    this.storage = storage;
  }

  /**
   * Sends a function the changes to these items. All of them share one filter, because the number of filters is
   * limited. A few other items pass too, and the function ignores them. Changes to one item arrive in order, even if
   * the reader gets several batches concurrently (Lambda guide, "Polling and batching streams").
   * @throws Error for a third reader: work that follows a change belongs in a projection or a listener
   */
  addReader(
    reads: ServiceFunction,
    items: readonly ItemRow[],
    { batchesAtOnce = 1 }: Parallel = {},
  ): StreamDeadLetters {
    if (this.readers.length === MAX_READERS)
      throw new Error(`The stream has its ${MAX_READERS} readers: ${reads.node.id} is one too many`);
    const deadLetters = new StreamDeadLetters(this, `${reads.node.id}DeadLetters`, this.storage);
    reads.addEventSource(
      new DynamoEventSource(this.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        parallelizationFactor: batchesAtOnce,
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: deadLetters,
        filters: [
          FilterCriteria.filter({
            dynamodb: {
              Keys: {
                PK: { S: keyMatchers(items.map(({ pk }) => pk)) },
                SK: { S: keyMatchers(items.map(({ sk }) => sk)) },
              },
            },
          }),
        ],
      }),
    );
    this.readers.push({ reads, deadLetters });
    return deadLetters;
  }
}
