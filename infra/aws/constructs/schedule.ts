import { Duration } from 'aws-cdk-lib';
import { Schedule as Expression, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import type { ServiceFunction } from './service-function.ts';

/** What is late by so much is due again soon. */
const WAITS = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

type Props = { runs: ServiceFunction; every: Duration };

/**
 * Runs a function by the clock. One that fails runs again, twice, and what failed every time is a dead letter; so is a call that did not
 * reach it. Its alarm is named for its id.
 */
export class Schedule extends Construct {
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, { runs, every }: Props) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    // EventBridge hands its event over and is done: whether the function failed, only Lambda knows.
    runs.configureAsyncInvoke({ ...WAITS, onFailure: new SqsDestination(this.deadLetters) });
    new Rule(this, 'Rule', {
      schedule: Expression.rate(every),
      targets: [new LambdaFunction(runs, { ...WAITS, deadLetterQueue: this.deadLetters })],
    });
  }
}
