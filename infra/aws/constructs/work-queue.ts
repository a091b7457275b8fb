import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';

type Props = {
  /** The timeout of the function that reads the queue. */
  timeoutSeconds: number;
  /** How many times a message is received before it becomes a dead letter. */
  mostReceives: number;
};

type Reading = {
  /**
   * How many invocations run at once, so that the account's other functions keep their share. At the limit Lambda stops
   * receiving, so nothing is received in vain.
   */
  mostAtOnce: number;
  batchSize?: number;
};

/**
 * How many timeouts a received message stays hidden, so that Lambda can invoke its function again when it was throttled
 * (Lambda guide, "Configuring a queue to use with Lambda"; design 8.22).
 */
const TIMEOUTS_HIDDEN = 6;

/** A queue that one function reads, with a dead-letter queue for messages that failed every time. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, { timeoutSeconds, mostReceives }: Props) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(TIMEOUTS_HIDDEN * timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: mostReceives },
    });
  }

  /** Lets a function read the queue. It reports the messages that failed, and only these are retried. */
  readBy(reader: LambdaFunction, { mostAtOnce, batchSize }: Reading): void {
    reader.addEventSource(
      new SqsEventSource(this.queue, {
        reportBatchItemFailures: true,
        maxConcurrency: mostAtOnce,
        ...(batchSize !== undefined && { batchSize }),
      }),
    );
  }
}
