import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';
import { Firewall, type FirewallRule, rateRule } from './firewall.ts';

/** A provider that comes again is no attack: its calls are bounded by their route, and checked by their signature. */
const WEBHOOKS = '/api/webhooks/';
/** Calls of one address in five minutes: an office behind one address has room. */
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

/** A group of AWS's own rules. Its answer cannot be ours without naming each of its rules, which AWS changes; pages know it by its status. */
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
 * The firewall before the site. What AWS's rules would refuse is counted first: they read titles and names as if they were attacks, and
 * only a log of real traffic tells which (docs/runbook.md, "The firewall counts first").
 */
export class SiteFirewall extends Firewall {
  constructor(parent: Construct, id: string, { mode }: { mode: Deployment['firewall'] }) {
    super(parent, id, {
      scope: 'CLOUDFRONT',
      rules: [
        rateRule('rate', MOST_CALLS, notWebhooks),
        // Bodies are JSON, files never pass here. The size rule would refuse a long tracklist.
        managed(mode, 'AWSManagedRulesCommonRuleSet', { counts: ['SizeRestrictions_BODY'] }),
        managed(mode, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    });
  }
}
