import { readTemplate, type Template } from '../local/template/load-template.ts';
import type { RawStack } from '../synthesis/synthesize.ts';
import { testAddresses } from './laptop-template.ts';

export type SmallResources = RawStack['template']['Resources'];

/** A template with a test's own resources, read as the laptop reads the product's. */
export const smallTemplate = (Resources: SmallResources, Outputs: RawStack['template']['Outputs'] = {}): Template =>
  readTemplate([{ stackName: 'Small', template: { Resources, Outputs } }], {
    addresses: testAddresses,
    secret: (arn, key) => `${key} of ${arn}`,
  });

/** A function with a role, in the form that iam.ts and the gateway expect. Its name on the laptop is `Small.<id>`. */
export const functionWithRole = (id: string): SmallResources => ({
  [id]: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': [`${id}Role`, 'Arn'] } } },
  [`${id}Role`]: { Type: 'AWS::IAM::Role' },
});
