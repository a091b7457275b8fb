import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { DlqDestinationConfig, IEventSourceDlq, IEventSourceMapping, IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { cfnResource } from '../cfn-resource.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import type { LogBucket } from './log-bucket.ts';
import { grantObjects } from './object-access.ts';
import { PrivateBucket } from './private-bucket.ts';

/**
 * Keeps records of the table's stream that failed every time: whole, in a bucket, with a queue that names each. A queue
 * alone would get only shard and sequence numbers, of records that the stream drops after a day (Lambda guide, "Retain
 * discarded records").
 */
export class StreamDeadLetters extends Construct implements IEventSourceDlq {
  readonly queue: DeadLetterQueue;
  private readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { logs }: { logs: LogBucket }) {
    super(scope, id);
    this.queue = new DeadLetterQueue(this, 'Queue');
    // A day longer than its message in the queue.
    this.bucket = new PrivateBucket(this, `${id}Records`, {
      logs,
      lifecycleRules: [{ expiration: Duration.days(15) }],
    });
    // Through EventBridge: S3's own notifications begin with a test message, which would page somebody at the first
    // deployment.
    cfnResource(this.bucket, CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    new Rule(this, 'Told', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [this.bucket.bucketName] } },
      },
      targets: [new SqsQueue(this.queue)],
    });
  }

  /** CDK's own destination would grant whole families of actions; Lambda needs only these two. */
  bind(_source: IEventSourceMapping, handler: IFunction): DlqDestinationConfig {
    grantObjects(this.bucket, handler, { write: true, knowsMissing: true });
    return { destination: this.bucket.bucketArn };
  }
}
