import type { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Returns the CloudFormation resource behind a construct, to set a property that CDK's construct lacks.
 * @throws Error if the construct creates a different kind of resource
 */
export function cfnResource<T extends CfnResource>(
  construct: IConstruct,
  type: abstract new (...args: never[]) => T,
): T {
  const resource = construct.node.defaultChild;
  if (!(resource instanceof type)) throw new Error(`${construct.node.path} makes no ${type.name}`);
  return resource;
}
