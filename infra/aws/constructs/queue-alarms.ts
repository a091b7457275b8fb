import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { type Alarms, perMinute } from './alarms.ts';
import { maxOf } from './fold-metrics.ts';

/** Raises an alarm if the dead-letter queue of this reader, listener or schedule is not empty. */
export function alarmDeadLetters(alarms: Alarms, name: string, queue: IQueue): void {
  alarms.raise(`dead-letters-${name}`, {
    metric: queue.metricApproximateNumberOfMessagesVisible(perMinute),
    above: 0,
    meaning: `A message of ${name} failed every time and is kept as a dead letter for 14 days.`,
  });
}

/** Raises an alarm if a message has waited too long in one of the queues. */
export function alarmWaiting(
  alarms: Alarms,
  name: string,
  { queues, minutes, meaning }: { queues: IQueue[]; minutes: number; meaning: string },
): void {
  alarms.raise(name, {
    metric: maxOf(queues.map((queue) => queue.metricApproximateAgeOfOldestMessage(perMinute))),
    above: minutes * 60,
    periods: 3,
    meaning,
  });
}
