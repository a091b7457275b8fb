import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { perFiveMinutes, perMinute } from './alarms.ts';

const named = (metrics: IMetric[]) => Object.fromEntries(metrics.map((metric, n) => [`m${n}`, metric]));

/** The sum of the metrics over five minutes. */
export const sumOf = (metrics: IMetric[], label: string): MathExpression => {
  const usingMetrics = named(metrics);
  const expression = `SUM([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, usingMetrics, label, ...perFiveMinutes });
};

/** The largest of the metrics over one minute. */
export const maxOf = (metrics: IMetric[]): MathExpression => {
  const usingMetrics = named(metrics);
  const expression = `MAX([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, usingMetrics, ...perMinute });
};
