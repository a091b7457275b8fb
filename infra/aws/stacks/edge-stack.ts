import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { SiteFirewall } from '../constructs/site-firewall.ts';
import type { Deployment } from '../deployment.ts';

/** The firewall of the CloudFront distribution, which must be in us-east-1, whatever the product's region. */
export class EdgeStack extends Stack {
  readonly firewall: SiteFirewall;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    this.firewall = new SiteFirewall(this, 'Firewall', { mode: deployment.firewall });
    // A strong reference to another region would add custom resources to both stacks.
    CrossStackReferences.of(this.firewall.node.findChild('Acl')).produce(ReferenceStrength.WEAK);
  }
}
