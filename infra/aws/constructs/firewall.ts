import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { problems } from '../../../shared/contract/problems.ts';

type Props = {
  scope: 'CLOUDFRONT' | 'REGIONAL';
  /** The rules, in the order in which they examine a request. */
  rules: FirewallRule[];
};
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

const TOO_MANY = 'too-many-requests';
/** A request header that must not appear in logs. */
const redacted = (name: string) => ({ singleHeader: { Name: name } });

/**
 * Limits how many calls one IP address can make in five minutes, and refuses any further calls with the API's own
 * response.
 */
export function rateRule(name: string, limit: number, statement?: CfnWebACL.StatementProperty): FirewallRule {
  return {
    name,
    statement: {
      rateBasedStatement: { limit, aggregateKeyType: 'IP', ...(statement && { scopeDownStatement: statement }) },
    },
    action: {
      block: { customResponse: { responseCode: problems[TOO_MANY].status, customResponseBodyKey: TOO_MANY } },
    },
  };
}

/**
 * A web ACL that logs the requests that it counts and blocks for 90 days, without tokens and cookies. It allows every
 * request that no rule blocks.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(parent: Construct, id: string, { scope, rules }: Props) {
    super(parent, id);
    const { stackName } = Stack.of(parent);
    const visibility = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: true,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope,
      defaultAction: { allow: {} },
      visibilityConfig: visibility(stackName),
      customResponseBodies: {
        [TOO_MANY]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ code: TOO_MANY, title: problems[TOO_MANY].title }),
        },
      },
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
    });
    this.arn = acl.attrArn;

    const lines = new LogGroup(this, 'Lines', {
      // AWS WAF can write only to log groups with this prefix.
      logGroupName: `aws-waf-logs-${stackName.toLowerCase()}`,
      retention: RetentionDays.THREE_MONTHS,
      // A retained group of this name would refuse the next creation of the stack.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: lines.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [redacted('authorization'), redacted('cookie')],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
  }
}
