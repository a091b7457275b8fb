import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { EventType, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { SqsDestination } from 'aws-cdk-lib/aws-s3-notifications';
import type { Construct } from 'constructs';
import { UploadStoredConfig, UploadsLeftConfig } from '../../../services/media/config.ts';
import { keys } from '../../../services/platform/keys.ts';
import { grantObjects } from '../constructs/object-access.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { sharpLayer } from '../constructs/sharp-layer.ts';
import { StreamDeadLetters } from '../constructs/stream-dead-letters.ts';
import { grantTables } from '../constructs/table-access.ts';
import { MOST_RECEIVES, WorkQueue } from '../constructs/work-queue.ts';
import type { Deployment } from '../deployment.ts';
import type { DataStack } from './data-stack.ts';

type Props = StackProps & {
  data: DataStack;
  deployment: Deployment;
  /** Whether this synthesis is of a real site: then what is deployed must be there. */
  deploys: boolean;
};

/**
 * Quarantine: the browser puts a file here, a queue tells the checker, and only what was checked goes on to the masters. When a release
 * is deleted or a track removed, the table's stream tells the remover, and its files go everywhere.
 */
export class MediaStack extends Stack {
  readonly uploads: PrivateBucket;
  readonly work: WorkQueue;
  readonly remover: ServiceFunction;
  readonly removerDeadLetters: StreamDeadLetters;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { table, masters, artwork, logs } = props.data;

    this.uploads = new PrivateBucket(this, 'Uploads', {
      logs,
      cors: [
        {
          allowedOrigins: [props.deployment.siteUrl],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      // A dead letter is kept for 14 days: what it names must still be there when it is replayed.
      lifecycleRules: [{ expiration: Duration.days(15), abortIncompleteMultipartUploadAfter: Duration.days(2) }],
    });

    const files = {
      TABLE_NAME: table.tableName,
      UPLOADS_BUCKET: this.uploads.bucketName,
      MASTERS_BUCKET: masters.bucketName,
      ARTWORK_BUCKET: artwork.bucketName,
    };
    // A file that kills its checker comes again when its time is over: four times, and has its refusal within five minutes.
    this.work = new WorkQueue(this, 'Stored', { visibilityTimeout: Duration.seconds(70) });
    const checker = new ServiceFunction(this, 'UploadChecker', {
      entry: 'services/media/on-upload-stored.ts',
      config: UploadStoredConfig,
      environment: { ...files, QUEUE_URL: this.work.queue.queueUrl, MOST_RECEIVES: String(MOST_RECEIVES) },
      memoryMb: 3008,
      timeout: Duration.seconds(50),
      layers: [sharpLayer(this, { deploys: props.deploys })],
      isolated: true,
    });
    grantTables(props.data, checker);
    grantObjects(this.uploads, checker, { read: true, discard: true });
    grantObjects(masters, checker, { write: true, discard: true });
    grantObjects(artwork, checker, { write: true, discard: true });

    this.uploads.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(this.work.queue));
    // Ten at once, so that an upload of a hundred files leaves the API its share of the account's functions.
    checker.addEventSource(
      new SqsEventSource(this.work.queue, { batchSize: 1, maxConcurrency: 10, reportBatchItemFailures: true }),
    );

    // The table's second reader of its stream, after the projector: DynamoDB lets no more than two read a shard without holding up.
    const remover = new ServiceFunction(this, 'UploadRemover', {
      entry: 'services/media/on-uploads-left.ts',
      config: UploadsLeftConfig,
      environment: files,
      timeout: Duration.seconds(60),
    });
    grantTables(props.data, remover);
    for (const bucket of [this.uploads, masters, artwork]) grantObjects(bucket, remover, { discard: true });
    this.remover = remover;
    this.removerDeadLetters = new StreamDeadLetters(this, 'RemoverDeadLetters', { logs });
    remover.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: this.removerDeadLetters,
        filters: [
          FilterCriteria.filter({
            // A removed track is a change of its release; which change it was, the function sees by itself.
            eventName: FilterRule.or('MODIFY', 'REMOVE'),
            dynamodb: { Keys: { SK: { S: FilterRule.isEqual(keys.release.sk) } } },
          }),
        ],
      }),
    );
    for (const [id, value] of Object.entries({
      RemoverLetters: this.removerDeadLetters.queue.queueUrl,
      UploadLetters: this.work.deadLetters.queueUrl,
      UploadsBucket: this.uploads.bucketName,
      MastersBucket: masters.bucketName,
      ArtworkBucket: artwork.bucketName,
    })) {
      new CfnOutput(this, id, { value });
    }
  }
}
