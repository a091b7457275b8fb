import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type Alarm, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { type Alarms, perFiveMinutes, perMinute } from './alarms.ts';

/** Four fifths of the time limit of most routes. */
const SLOW_MS = 12_000;

/**
 * Raises alarms for errors between the browser and the functions, and in the functions behind the routes.
 * @returns the alarm for errors, which also rolls a rollout back. It uses the API's own metric, which includes the
 * errors that a handler answers itself, unlike Lambda's.
 */
export function alarmApi(alarms: Alarms, { api, throttled }: { api: HttpApi; throttled: IMetric }): Alarm {
  const errors = alarms.raise('api-errors', {
    metric: api.metricServerError({ statistic: 'sum', ...perMinute }),
    above: 2,
    meaning:
      'The API answered three calls in a minute with a 5xx error. While functions are deployed, this moves their calls back to the previous versions.',
  });
  alarms.raise('api-throttled', {
    metric: throttled,
    above: 20,
    meaning: 'The API refused calls for exceeding a rate limit (429).',
  });
  alarms.raise('api-refusals', {
    metric: new MathExpression({
      expression: 'IF(FILL(calls, 0) > 500, 100 * FILL(refused, 0) / calls, 0)',
      usingMetrics: {
        calls: api.metricCount(perFiveMinutes),
        refused: api.metricClientError(perFiveMinutes),
      },
      label: 'percent of calls refused',
      ...perFiveMinutes,
    }),
    above: 50,
    meaning: 'More than half of the calls to the API were refused, under load.',
  });
  alarms.raise('function-slow', {
    metric: api.metricLatency({ statistic: 'p99', ...perFiveMinutes }),
    above: SLOW_MS,
    periods: 3,
    meaning: 'The slowest calls of the API have come close to the time-out for 15 minutes.',
  });
  return errors;
}
