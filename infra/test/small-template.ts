import { readTemplate, type Template } from '../local/template/load-template.ts';
import type { RawStack } from '../synthesis/synthesize.ts';
import { testAddresses } from './laptop-template.ts';

export type SmallResources = RawStack['template']['Resources'];

/** A template with a test's own resources, read as the local stack reads the product's. */
export const smallTemplate = (Resources: SmallResources, Outputs: RawStack['template']['Outputs'] = {}): Template =>
  readTemplate([{ stackName: 'Small', template: { Resources, Outputs } }], {
    addresses: testAddresses,
    secret: (arn, key) => `${key} of ${arn}`,
  });

/** A function with a role, as iam.ts and the gateway expect it. Its local name is `Small.<id>`. */
export const functionWithRole = (id: string): SmallResources => ({
  [id]: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': [`${id}Role`, 'Arn'] } } },
  [`${id}Role`]: { Type: 'AWS::IAM::Role' },
});
