import { Duration } from 'aws-cdk-lib';
import { Schedule as Expression, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import type { ServiceFunction } from './service-function.ts';

/** Retries stop after this time, because the next run is due soon anyway. */
const RETRY_LIMITS = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

type Props = { runs: ServiceFunction; every: Duration };

/**
 * Runs a function on a schedule. A failed run is retried twice and then becomes a dead letter, and so does an event
 * that never reached the function. The alarm is named after the schedule's id.
 */
export class Schedule extends Construct {
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, { runs, every }: Props) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    // Set on the function, because EventBridge only delivers the event; only Lambda knows whether the function failed.
    runs.configureAsyncInvoke({ ...RETRY_LIMITS, onFailure: new SqsDestination(this.deadLetters) });
    new Rule(this, 'Rule', {
      schedule: Expression.rate(every),
      targets: [new LambdaFunction(runs, { ...RETRY_LIMITS, deadLetterQueue: this.deadLetters })],
    });
  }
}
