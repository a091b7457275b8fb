import type { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';

/** How often a message comes before it is a dead letter. */
export const MOST_RECEIVES = 5;

/** A queue, and where its messages end that failed every time. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: { visibilityTimeout: Duration }) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: props.visibilityTimeout,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MOST_RECEIVES },
    });
  }
}
