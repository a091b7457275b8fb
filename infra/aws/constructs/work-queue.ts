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
   * The maximum number of concurrent invocations, so that enough concurrency is left for the account's other functions.
   * At the limit Lambda stops receiving, so no receive is wasted.
   */
  mostAtOnce: number;
  batchSize?: number;
};

/**
 * How many timeouts a received message stays hidden, so that Lambda can retry if its function was throttled (Lambda
 * guide, "Configuring a queue to use with Lambda"; design 8.22).
 */
const TIMEOUTS_HIDDEN = 6;

/** A queue that one function reads, with a dead-letter queue for messages that failed on every attempt. */
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

  /** Lets a function read the queue. It reports which messages failed, and only those are retried. */
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
