import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { ALARM_NAMESPACE } from '../../../services/platform/alarms.ts';
import { type Deployment, stageOf } from '../deployment.ts';
import { perFiveMinutes } from './alarms.ts';
import { stageMetric } from './stage-metric.ts';

/**
 * One line per call: its route, outcome and duration, and the layer that rejected it. The line has no IP address, which
 * would be CloudFront's, and no user agent, which would be personal data (API Gateway guide, "Customize HTTP API access
 * logs").
 */
const LINE = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  routeKey: '$context.routeKey',
  protocol: '$context.protocol',
  status: '$context.status',
  responseLength: '$context.responseLength',
  responseLatency: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationLatency: '$context.integrationLatency',
  integrationErrorMessage: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
  errorType: '$context.error.responseType',
};

/** The API's access log, and the one metric that the API itself does not provide. */
export class AccessLog extends Construct {
  readonly settings: { destination: LogGroupLogDestination; format: AccessLogFormat };
  /** Calls rejected for exceeding a rate limit (429). */
  readonly throttled: IMetric;

  constructor(scope: Construct, id: string, { deployment }: { deployment: Pick<Deployment, 'stage'> }) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Lines', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.settings = {
      destination: new LogGroupLogDestination(logGroup),
      // A metric filter takes its dimensions from the log line, so each line names its stage.
      format: AccessLogFormat.custom(JSON.stringify({ ...LINE, stage: stageOf(deployment) })),
    };
    logGroup.addMetricFilter('Throttled', {
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: ALARM_NAMESPACE,
      metricName: 'api-throttled',
      dimensions: { stage: '$.stage' },
    });
    this.throttled = stageMetric(deployment, 'api-throttled').with(perFiveMinutes);
  }
}
