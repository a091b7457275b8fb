import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { SiteFirewall } from '../constructs/site-firewall.ts';
import type { Deployment } from '../deployment.ts';

/** What must be in us-east-1, wherever the product is: the firewall of a CloudFront distribution. */
export class EdgeStack extends Stack {
  readonly firewall: SiteFirewall;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    this.firewall = new SiteFirewall(this, 'Firewall', { mode: deployment.firewall });
  }
}
