import { Duration } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { LISTENER_RECEIVES, type ListenerName, listeners } from '../../../services/relay/listeners.ts';
import { listenerDeployments } from '../listener-deployments.ts';
import { describedFunction, type Resources } from './described-function.ts';
import { DEFAULT_TIMEOUT_SECONDS, type ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

/** The limit for a listener whose events take minutes each, so that the account's other functions keep their share. */
const MOST_AT_ONCE = 5;
/** Time left for the function to answer before its message becomes visible again. */
const MARGIN_SECONDS = 15;

type Props = { name: ListenerName; resources: Resources };

/** A listener: a function with its own queue, so that a failing listener delays no other, and no event is lost. */
export class Listener extends Construct {
  readonly name: ListenerName;
  readonly handler: ServiceFunction;
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { name, resources }: Props) {
    super(scope, id);
    this.name = name;
    const description = listenerDeployments[name];
    const { timeoutSeconds = DEFAULT_TIMEOUT_SECONDS, oneAtATime, mostAtOnce } = description;
    this.work = new WorkQueue(this, 'Events', {
      visibilityTimeout: Duration.seconds(timeoutSeconds + MARGIN_SECONDS),
      mostReceives: LISTENER_RECEIVES,
    });
    this.handler = describedFunction(this, id, {
      entry: listeners[name].entry,
      description,
      baseEnvironment: { QUEUE_URL: this.work.queue.queueUrl },
      resources,
    });
    this.handler.addEventSource(
      new SqsEventSource(this.work.queue, {
        reportBatchItemFailures: true,
        ...(mostAtOnce !== undefined && { maxConcurrency: mostAtOnce }),
        ...(oneAtATime && { batchSize: 1, maxConcurrency: MOST_AT_ONCE }),
      }),
    );
  }

  /** Lets a function deliver events to this listener. */
  grantDeliver(to: IGrantable): void {
    to.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.work.queue.queueArn] }),
    );
  }
}
