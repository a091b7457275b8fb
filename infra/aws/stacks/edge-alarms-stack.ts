import { Stack, type StackProps } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms, perFiveMinutes } from '../constructs/alarms.ts';
import { Pager } from '../constructs/pager.ts';
import { SpendingBudget } from '../constructs/spending-budget.ts';
import type { Deployment } from '../deployment.ts';
import type { WebStack } from './web-stack.ts';

type Props = StackProps & { web: WebStack; deployment: Deployment };

/** Alarms on the metrics of CloudFront and billing, which exist only in us-east-1, with a pager in that region. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { web, deployment, ...props }: Props) {
    super(scope, id, props);
    const pager = new Pager(this, 'Pager', { email: deployment.alertEmail }).topic;
    new Alarms(this, { pager }).raise('site-errors', {
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: web.distribution.distributionId, Region: 'Global' },
        statistic: Stats.AVERAGE,
        ...perFiveMinutes,
      }),
      above: 1,
      periods: 2,
      meaning: 'More than 1% of the requests to the site ended with a 5xx error.',
    });
    new SpendingBudget(this, 'Budget', { deployment, pager });
  }
}
