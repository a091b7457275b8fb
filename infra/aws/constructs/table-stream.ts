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
 * DynamoDB throttles more readers than this on a shard (Developer Guide, "Change data capture for DynamoDB Streams").
 */
const MOST_READERS = 2;

/** Where records that failed every time are stored. */
type Storage = { logs: IBucket; retention: Retention };

/** How many batches of each shard a reader gets at the same time (1 to 10). Changes of one item stay in order. */
type Parallel = { batchesAtOnce?: number };
type Reader = { reads: ServiceFunction; deadLetters: StreamDeadLetters };

/** The text of each template before its first placeholder, and whether the template ends there. */
const matching = (templates: string[]): (string | { prefix: string })[] =>
  [...new Set(templates)].map((template) => {
    const [fixed = '', ...rest] = template.split('{');
    return rest.length > 0 ? { prefix: fixed } : fixed;
  });

/**
 * The table's stream. A reader gets each change in order, is retried when it fails, and loses none: a change that fails
 * every time becomes a dead letter.
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
   * Sends a function the changes of these items. All items share one filter, because the number of filters is limited.
   * A few other items pass too, and the function ignores them. Changes of one item arrive in order, even if the reader
   * gets several batches at once (Lambda guide, "Polling and batching streams").
   * @throws Error for a third reader: work that follows a change belongs in a projection or a listener
   */
  addReader(
    reads: ServiceFunction,
    items: readonly ItemRow[],
    { batchesAtOnce = 1 }: Parallel = {},
  ): StreamDeadLetters {
    if (this.readers.length === MOST_READERS)
      throw new Error(`The stream has its ${MOST_READERS} readers: ${reads.node.id} is one too many`);
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
              Keys: { PK: { S: matching(items.map(({ pk }) => pk)) }, SK: { S: matching(items.map(({ sk }) => sk)) } },
            },
          }),
        ],
      }),
    );
    this.readers.push({ reads, deadLetters });
    return deadLetters;
  }
}
