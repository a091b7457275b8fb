import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { alarms } from '../../../services/platform/alarms.ts';
import { keysOf } from '../../../shared/typed-record.ts';
import type { Deployment } from '../deployment.ts';
import { figures, functionGraphs, graph } from './dashboard-widgets.ts';
import type { ServiceFunction } from './service-function.ts';
import { stageMetric } from './stage-metric.ts';

type Props = { api: HttpApi; throttled: IMetric; functions: ServiceFunction[]; deployment: Deployment };

/**
 * The dashboard for calls from people: the metrics that the product itself reports, the API, and the functions behind
 * it. It answers "is it us, what is it, since when".
 */
export class ApiDashboard extends Construct {
  constructor(scope: Construct, id: string, { api, throttled, functions, deployment }: Props) {
    super(scope, id);
    new Dashboard(this, 'Page', {
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          figures(
            'Needs a person (12 hours)',
            keysOf(alarms).map((name) => stageMetric(deployment, name)),
            { setPeriodToTimeRange: true },
          ),
        ],
        [
          graph(
            'API: calls and refusals',
            [api.metricCount(), api.metricClientError(), api.metricServerError(), throttled],
            [api.metricLatency({ statistic: 'p50' }), api.metricLatency({ statistic: 'p99' })],
          ),
        ],
        ...functionGraphs(functions),
      ],
    });
  }
}
