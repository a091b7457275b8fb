import { Duration } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type * as z from 'zod';
import { type ListenerName, listeners } from '../../../services/relay/listeners.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

/** A listener is patient: with pauses that double, what it needs may be away for eight minutes before its events are dead letters. */
export const LISTENER_RECEIVES = 9;
/** Between the end of a call and its message's return: time to answer. */
const MARGIN_SECONDS = 15;

type Props<S extends z.ZodType> = {
  name: ListenerName;
  config: S;
  /** But for its queue's address. */
  environment: Omit<z.input<S>, 'QUEUE_URL'>;
  timeout?: Duration;
};

/** A listener: a function behind a queue of its own. One that fails holds up no other, and no event is lost. */
export class Listener<S extends z.ZodType = z.ZodType> extends Construct {
  readonly name: ListenerName;
  readonly handler: ServiceFunction;
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { name, config, environment, timeout = Duration.seconds(30) }: Props<S>) {
    super(scope, id);
    this.name = name;
    this.work = new WorkQueue(this, 'Events', {
      visibilityTimeout: timeout.plus(Duration.seconds(MARGIN_SECONDS)),
      mostReceives: LISTENER_RECEIVES,
    });
    this.handler = new ServiceFunction(this, id, {
      entry: listeners[name].entry,
      config,
      environment: { ...environment, QUEUE_URL: this.work.queue.queueUrl } as z.input<S>,
      timeout,
    });
    this.handler.addEventSource(new SqsEventSource(this.work.queue, { reportBatchItemFailures: true }));
  }

  /** Lets a function deliver events to this listener. */
  grantTell(to: IGrantable): void {
    to.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.work.queue.queueArn] }),
    );
  }
}
