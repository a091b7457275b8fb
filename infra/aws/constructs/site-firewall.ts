import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';
import { Firewall, type FirewallRule, rateRule, refusingAsApi } from './firewall.ts';

/** The card provider's retries are no attack: a limit on their route and a signature protect these calls. */
const WEBHOOKS = '/api/webhooks/';
/** The most calls from one IP address in five minutes; enough for an office that shares one address. */
const MOST_CALLS = 3000;

const notWebhooks: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        searchString: WEBHOOKS,
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  },
};

/**
 * A group of AWS's managed rules. Giving our own response would require naming each rule, and AWS changes them, so
 * pages recognize the refusal by its status.
 */
const managed = (mode: Deployment['firewall'], name: string, only: { counts?: string[] } = {}): FirewallRule => ({
  name,
  overrideAction: mode === 'block' ? { none: {} } : { count: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      scopeDownStatement: notWebhooks,
      ruleActionOverrides: (only.counts ?? []).map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/**
 * The firewall in front of the site. AWS's rules only count at first, because they mistake some titles and names for
 * attacks, and only a log of real traffic shows which (docs/runbook.md, "The firewall counts first").
 */
export class SiteFirewall extends Firewall {
  constructor(parent: Construct, id: string, { mode }: { mode: Deployment['firewall'] }) {
    super(parent, id, {
      scope: 'CLOUDFRONT',
      rules: [
        refusingAsApi(rateRule('rate', { limit: MOST_CALLS, counts: notWebhooks })),
        // Only counted, because it would refuse a long tracklist. Bodies are JSON, and files never pass through here.
        managed(mode, 'AWSManagedRulesCommonRuleSet', { counts: ['SizeRestrictions_BODY'] }),
        managed(mode, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    });
  }
}
