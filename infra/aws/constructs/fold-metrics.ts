import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { perFiveMinutes, perMinute } from './alarms.ts';

/** The maximum number of metrics in an alarm (CloudWatch guide, quotas). Each metric is billed. */
const MAX_METRICS = 10;

const named = (metrics: IMetric[]) => Object.fromEntries(metrics.map((metric, n) => [`m${n}`, metric]));

/**
 * Counts missing data as zero. Otherwise an alarm on DynamoDB, whose missing data CloudWatch ignores, would stay red
 * after the first event and never page again (design 8.9).
 */
const zeroFilled = (names: string[]) => `[${names.map((name) => `FILL(${name}, 0)`).join(', ')}]`;

function fold(operation: 'SUM' | 'MAX', metrics: IMetric[], options: { label?: string; period: typeof perMinute }) {
  if (metrics.length > MAX_METRICS) throw new Error(`An alarm has at most ${MAX_METRICS} metrics`);
  const usingMetrics = named(metrics);
  const { label, period } = options;
  return new MathExpression({
    expression: `${operation}(${zeroFilled(Object.keys(usingMetrics))})`,
    usingMetrics,
    ...(label !== undefined && { label }),
    ...period,
  });
}

/** The sum of the metrics over five minutes. */
export const sumOf = (metrics: IMetric[], label: string): MathExpression =>
  fold('SUM', metrics, { label, period: perFiveMinutes });

/** The maximum of the metrics over one minute. */
export const maxOf = (metrics: IMetric[]): MathExpression => fold('MAX', metrics, { period: perMinute });
