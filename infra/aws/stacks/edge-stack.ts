import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type Deployment, named } from '../deployment.ts';

/** What must be in us-east-1, wherever the product is: the firewall of a CloudFront distribution. */
export class EdgeStack extends Stack {
  readonly firewall: CfnWebACL;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const visibility = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: true,
    });
    this.firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(named(deployment, 'segno')),
      rules: [
        {
          name: 'common',
          priority: 0,
          overrideAction: { none: {} },
          // Bodies are small JSON; files never pass here. The size rule would refuse a long tracklist.
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name: 'AWSManagedRulesCommonRuleSet',
              ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
            },
          },
          visibilityConfig: visibility('common'),
        },
        {
          name: 'rate',
          priority: 1,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: 3000, aggregateKeyType: 'IP' } },
          visibilityConfig: visibility('rate'),
        },
      ],
    });
  }
}
