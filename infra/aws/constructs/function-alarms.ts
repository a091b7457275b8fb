import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type Alarms, perFiveMinutes } from './alarms.ts';
import { sumOf } from './fold-metrics.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * Raises an alarm for functions whose failures would otherwise go unnoticed. A failed route is an error of the API, and
 * a failed event, schedule or step becomes a dead letter or a failed workflow; all of these have alarms of their own
 * (design 8.9).
 */
export function alarmFunctionErrors(alarms: Alarms, functions: ServiceFunction[]): void {
  alarms.raise('function-errors', {
    metric: sumOf(
      functions.map((service) => service.metricErrors(perFiveMinutes)),
      'errors',
    ),
    above: 2,
    meaning: 'A function crashed, ran out of memory or timed out three times in five minutes.',
  });
}

/**
 * Raises an alarm if Lambda throttles a function. All functions in the account, including those of other stages, share
 * one concurrency limit, so the metric has no dimension.
 */
export function alarmThrottles(alarms: Alarms): void {
  alarms.raise('function-throttles', {
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, ...perFiveMinutes }),
    above: 0,
    meaning: 'Lambda refused to run a function: the account ran out of concurrency.',
  });
}
