import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { grantModel, type ModelSettings } from './model-access.ts';

/** Returns the permissions of a function that was granted the model with these settings. */
function statementsOf(settings: Partial<ModelSettings>): object[] {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Api', {
    env: { account: '111122223333', region: 'eu-central-1' },
  });
  const role = new Role(stack, 'Function', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  grantModel(role, role, { region: 'eu-central-1', ...settings });
  const policies = Object.values(Template.fromStack(stack).findResources('AWS::IAM::Policy'));
  return policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

const ask = { Effect: 'Allow', Action: 'bedrock:InvokeModelWithResponseStream' };

test('grants nothing without a model', () => expect(statementsOf({})).toEqual([]));

test('grants calls to the one model, in its region', () => {
  expect(statementsOf({ modelId: 'maker.model-1:0', modelRegion: 'eu-west-1' })).toEqual([
    { ...ask, Resource: 'arn:aws:bedrock:eu-west-1::foundation-model/maker.model-1:0' },
  ]);
});

test('grants the model that an ARN names', () => {
  const modelId = 'arn:aws:bedrock:eu-central-1:111122223333:provisioned-model/abc';
  expect(statementsOf({ modelId })).toEqual([{ ...ask, Resource: modelId }]);
});

test('grants a profile’s model in all regions, through the profile only, and its guardrail', () => {
  const profile = 'arn:aws:bedrock:eu-central-1:111122223333:inference-profile/eu.maker.model-1:0';
  expect(statementsOf({ modelId: 'eu.maker.model-1:0', modelGuardrail: 'gr1:2' })).toEqual([
    { ...ask, Resource: profile },
    {
      ...ask,
      Resource: 'arn:aws:bedrock:*::foundation-model/maker.model-1:0',
      Condition: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    },
    {
      Effect: 'Allow',
      Action: 'bedrock:ApplyGuardrail',
      Resource: 'arn:aws:bedrock:eu-central-1:111122223333:guardrail/gr1',
    },
  ]);
});
