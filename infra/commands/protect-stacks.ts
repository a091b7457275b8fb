import { awsQuery } from './aws-query.ts';
import { CLOUDFORMATION_VERSION } from './stack-query.ts';

/**
 * Protects stacks from deletion. The template must not do this: the CDK would protect a stack before creating it, and
 * if the creation failed, the stack could not be deleted for the next attempt (design 8.13).
 * @throws Error with CloudFormation's reply if it is an error
 */
export async function protectStacks(stacks: readonly { name: string; region: string }[]): Promise<void> {
  for (const { name, region } of stacks) {
    const xml = await awsQuery({
      service: 'cloudformation',
      region,
      Action: 'UpdateTerminationProtection',
      Version: CLOUDFORMATION_VERSION,
      StackName: name,
      EnableTerminationProtection: 'true',
    });
    if (!xml.includes('<UpdateTerminationProtectionResult>'))
      throw new Error(`CloudFormation does not protect ${name}: ${xml}`);
  }
}
