import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { perFiveMinutes, perMinute } from './alarms.ts';

/** An alarm can have ten metrics (CloudWatch guide, quotas), each of which is billed. */
export const MOST_METRICS = 10;

const named = (metrics: IMetric[]) => Object.fromEntries(metrics.map((metric, n) => [`m${n}`, metric]));

/**
 * The metrics as an expression's list, where missing data is zero. Otherwise the alarm keeps its state while a metric is
 * missing: DynamoDB's metrics exist only while something is wrong, and CloudWatch ignores what an alarm says about
 * their missing data ("Configuring how CloudWatch alarms treat missing data"). The alarm would stay red, and never page
 * again.
 */
const filled = (names: string[]) => `[${names.map((name) => `FILL(${name}, 0)`).join(', ')}]`;

function fold(operation: 'SUM' | 'MAX', metrics: IMetric[], options: { label?: string; period: typeof perMinute }) {
  if (metrics.length > MOST_METRICS) throw new Error(`An alarm has at most ${MOST_METRICS} metrics`);
  const usingMetrics = named(metrics);
  const { label, period } = options;
  return new MathExpression({
    expression: `${operation}(${filled(Object.keys(usingMetrics))})`,
    usingMetrics,
    ...(label !== undefined && { label }),
    ...period,
  });
}

/** The sum of the metrics over five minutes. */
export const sumOf = (metrics: IMetric[], label: string): MathExpression =>
  fold('SUM', metrics, { label, period: perFiveMinutes });

/** The largest of the metrics over one minute. */
export const maxOf = (metrics: IMetric[]): MathExpression => fold('MAX', metrics, { period: perMinute });
