import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';
import { Firewall, type FirewallRule, rateRule } from './firewall.ts';

/** A provider's retries are no attack: its calls are limited by their route, and checked by their signature. */
const WEBHOOKS = '/api/webhooks/';
/** Calls of one IP address in five minutes; enough for an office behind one address. */
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
 * A group of AWS's own rules. They cannot give our answer unless each rule is named, and AWS changes them; pages
 * recognize the refusal by its status.
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
 * The firewall in front of the site. AWS's rules only count at first: they mistake titles and names for attacks, and
 * only a log of real traffic shows which (docs/runbook.md, "The firewall counts first").
 */
export class SiteFirewall extends Firewall {
  constructor(parent: Construct, id: string, { mode }: { mode: Deployment['firewall'] }) {
    super(parent, id, {
      scope: 'CLOUDFRONT',
      rules: [
        rateRule('rate', MOST_CALLS, notWebhooks),
        // Bodies are JSON, and files never pass here. The size rule would refuse a long tracklist.
        managed(mode, 'AWSManagedRulesCommonRuleSet', { counts: ['SizeRestrictions_BODY'] }),
        managed(mode, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    });
  }
}
