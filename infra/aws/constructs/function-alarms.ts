import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { type Alarms, perFiveMinutes } from './alarms.ts';
import type { ServiceFunction } from './service-function.ts';

/** An alarm can have ten metrics (CloudWatch guide, quotas). */
export const MOST_METRICS = 10;
const SLOW_PERCENT = 80;

/** One metric and alarm for many functions: separate alarms cost the same, and the dashboard shows which failed. */
function over(functions: ServiceFunction[], fold: 'SUM' | 'MAX', label: string, metricOf: MetricOf): IMetric {
  const usingMetrics = Object.fromEntries(functions.map((service, n) => [`f${n}`, metricOf(service, `of${n}`)]));
  const expression = `${fold}([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, usingMetrics, label, ...perFiveMinutes });
}
type MetricOf = (service: ServiceFunction, id: string) => IMetric;

const shareOfTimeout: MetricOf = (service, id) => {
  const timeoutMs = service.timeout?.toMilliseconds() ?? 3000;
  return new MathExpression({
    expression: `100 * ${id} / ${timeoutMs}`,
    usingMetrics: { [id]: service.metricDuration({ statistic: 'p99', ...perFiveMinutes }) },
    ...perFiveMinutes,
  });
};

/** Raises alarms for faults of any function. */
export function alarmFunctions(alarms: Alarms, functions: ServiceFunction[]): void {
  for (let from = 0; from < functions.length; from += MOST_METRICS) {
    const group = functions.slice(from, from + MOST_METRICS);
    const suffix = from === 0 ? '' : `-${from / MOST_METRICS + 1}`;
    alarms.raise(`function-errors${suffix}`, {
      metric: over(group, 'SUM', 'errors', (service) => service.metricErrors(perFiveMinutes)),
      above: 2,
      meaning: 'A function crashed, ran out of memory or timed out three times in five minutes.',
    });
    alarms.raise(`function-throttles${suffix}`, {
      metric: over(group, 'SUM', 'throttles', (service) => service.metricThrottles(perFiveMinutes)),
      above: 0,
      meaning: 'Lambda refused to run a function: the account ran out of concurrency.',
    });
    alarms.raise(`function-slow${suffix}`, {
      metric: over(group, 'MAX', 'percent of the time-out', shareOfTimeout),
      above: SLOW_PERCENT,
      periods: 3,
      meaning: 'The slowest calls of a function have come close to its timeout for 15 minutes.',
    });
  }
}
