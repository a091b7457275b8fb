import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { LISTENER_RECEIVES, type ListenerName, listeners } from '../../../services/relay/listeners.ts';
import { listenerDeployments } from '../listener-deployments.ts';
import { describedFunction, type Resources } from './described-function.ts';
import { DEFAULT_TIMEOUT_SECONDS, type ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

/** The maximum number of concurrent invocations of a listener; lower if each takes minutes (`oneAtATime`). */
const MAX_CONCURRENCY = { short: 10, long: 5 };

type Props = { name: ListenerName; resources: Resources };

/**
 * A listener: a function with its own queue, so that a failing listener does not delay the others, and no event is
 * lost.
 */
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
      timeoutSeconds,
      mostReceives: LISTENER_RECEIVES,
    });
    this.handler = describedFunction(this, id, {
      entry: listeners[name].entry,
      description,
      baseEnvironment: { QUEUE_URL: this.work.queue.queueUrl },
      resources,
    });
    this.work.readBy(
      this.handler,
      oneAtATime
        ? { batchSize: 1, mostAtOnce: mostAtOnce ?? MAX_CONCURRENCY.long }
        : { mostAtOnce: mostAtOnce ?? MAX_CONCURRENCY.short },
    );
  }

  /** Lets a function deliver events to this listener. */
  grantDeliver(to: IGrantable): void {
    to.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.work.queue.queueArn] }),
    );
  }
}
