import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';
import { Firewall, type FirewallRule, rateRule, respondingAsApi } from './firewall.ts';

/** The card provider's retries are not an attack: a rate limit on their route and a signature protect it. */
const WEBHOOKS = '/api/webhooks/';
/** The maximum number of calls from one IP address in five minutes; enough for an office that shares one. */
const MAX_CALLS = 3000;

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
 * A group of AWS's managed rules. It keeps AWS's response, because replacing it would require listing each rule, and
 * AWS changes them. Pages recognize the response by its status.
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
 * The firewall in front of the site. At first AWS's rules only count, because they mistake some titles and names for
 * attacks, and only logs of real traffic show which (docs/runbook.md, "The firewall counts first").
 */
export class SiteFirewall extends Firewall {
  constructor(parent: Construct, id: string, { mode }: { mode: Deployment['firewall'] }) {
    super(parent, id, {
      scope: 'CLOUDFRONT',
      rules: [
        respondingAsApi(rateRule('rate', { limit: MAX_CALLS, counts: notWebhooks })),
        // Only counted, because it would block a long tracklist. Bodies are JSON; files never pass through here.
        managed(mode, 'AWSManagedRulesCommonRuleSet', { counts: ['SizeRestrictions_BODY'] }),
        managed(mode, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    });
  }
}
