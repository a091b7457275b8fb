import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { type Alarms, perFiveMinutes } from './alarms.ts';

/** What can go wrong between the browser and the functions. */
export function alarmApi(alarms: Alarms, { api, throttled }: { api: HttpApi; throttled: IMetric }): void {
  alarms.raise('api-errors', {
    metric: api.metricServerError(perFiveMinutes),
    above: 4,
    says: 'The API answered five calls in five minutes with an error of ours.',
  });
  alarms.raise('api-throttled', {
    metric: throttled,
    above: 20,
    says: 'The API refused calls because there were too many of them (429).',
  });
  alarms.raise('api-refusals', {
    metric: new MathExpression({
      expression: 'IF(calls > 500, 100 * refused / calls, 0)',
      usingMetrics: {
        calls: api.metricCount(perFiveMinutes),
        refused: api.metricClientError(perFiveMinutes),
      },
      label: 'percent of the calls that were refused',
      ...perFiveMinutes,
    }),
    above: 50,
    says: 'More than half of many calls to the API were refused.',
  });
}
