import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { DlqDestinationConfig, IEventSourceDlq, IEventSourceMapping, IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { cfnResource } from '../cfn-resource.ts';
import type { Retention } from '../retention.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { grantObjects } from './object-access.ts';
import { PrivateBucket } from './private-bucket.ts';

/**
 * Keeps the stream records that failed on every attempt: the complete records in a bucket, and a message about each in
 * a queue. A queue alone would get only the shard and sequence numbers, and the stream drops the records after a day
 * (Lambda guide, "Retain discarded records").
 */
export class StreamDeadLetters extends Construct implements IEventSourceDlq {
  readonly queue: DeadLetterQueue;
  private readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { logs, retention }: { logs: IBucket; retention: Retention }) {
    super(scope, id);
    this.queue = new DeadLetterQueue(this, 'Queue');
    // Records are kept a day longer than the message in the queue.
    this.bucket = new PrivateBucket(this, `${id}Records`, {
      logs,
      retention,
      lifecycleRules: [{ expiration: Duration.days(15) }],
    });
    // Notifies through EventBridge, because S3's own notifications begin with a test message, which would page the
    // operator on the first deployment.
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

  /** Grants the two actions that Lambda needs; CDK's own destination would grant whole families of actions. */
  bind(_source: IEventSourceMapping, handler: IFunction): DlqDestinationConfig {
    grantObjects(this.bucket, handler, { write: true, knowsMissing: true });
    return { destination: this.bucket.bucketArn };
  }
}
