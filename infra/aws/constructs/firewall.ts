import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { problems } from '../../../shared/contract/problems.ts';

type Props = {
  scope: 'CLOUDFRONT' | 'REGIONAL';
  /** The rules, in the order in which they are applied to a request. */
  rules: FirewallRule[];
};
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

const TOO_MANY = 'too-many-requests';
/** A request header that must not appear in logs. */
const redacted = (name: string) => ({ singleHeader: { Name: name } });

type RateLimit = {
  /** The maximum number of calls from one IP address in five minutes. */
  limit: number;
  /** Which requests to count; by default all. */
  counts?: CfnWebACL.StatementProperty;
};

/** Rejects calls from an IP address that exceeds a limit. */
export const rateRule = (name: string, { limit, counts }: RateLimit): FirewallRule => ({
  name,
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', ...(counts && { scopeDownStatement: counts }) } },
  action: { block: {} },
});

/** Makes a rule reject calls with the API's own response, which pages can read. */
export const respondingAsApi = (rule: FirewallRule): FirewallRule => ({
  ...rule,
  action: { block: { customResponse: { responseCode: problems[TOO_MANY].status, customResponseBodyKey: TOO_MANY } } },
});

const bodies = {
  [TOO_MANY]: {
    contentType: 'APPLICATION_JSON',
    content: JSON.stringify({ code: TOO_MANY, title: problems[TOO_MANY].title }),
  },
};

/**
 * A web ACL that logs the requests that it counts and blocks, without tokens and cookies, and keeps the logs for 90
 * days. It allows every request that no rule blocks.
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
      // A user pool replaces custom responses with its own `ForbiddenException`, so only the site has one.
      ...(scope === 'CLOUDFRONT' && { customResponseBodies: bodies }),
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
    });
    this.arn = acl.attrArn;

    const lines = new LogGroup(this, 'Lines', {
      // AWS WAF can write only to log groups with this prefix.
      logGroupName: `aws-waf-logs-${stackName.toLowerCase()}`,
      retention: RetentionDays.THREE_MONTHS,
      // If a log group of this name were retained, the stack could not be created again.
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
