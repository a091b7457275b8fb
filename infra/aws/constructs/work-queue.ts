import type { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';

type Props = {
  visibilityTimeout: Duration;
  /** How many times a message is received before it becomes a dead letter. */
  mostReceives: number;
};

/** A queue with a dead-letter queue for messages that failed every time. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, { visibilityTimeout, mostReceives }: Props) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: mostReceives },
    });
  }
}
