import { Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';

export type ModelSettings = Pick<Deployment, 'modelId' | 'modelRegion' | 'modelGuardrail' | 'region'>;

/**
 * Matches the ids of Bedrock's own inference profiles, which spread a model's calls over the regions of a continent, or
 * over all regions.
 */
const PROFILE = /^(?:global|us|us-gov|eu|apac|jp|au|ca)\.(.+)$/;

const MODEL_ACTIONS = ['bedrock:InvokeModelWithResponseStream'];

/** The model behind a profile, in any region, because AWS may add regions. */
export const modelOfProfile = ({ modelId = '' }: ModelSettings): string | undefined => {
  const [, model] = PROFILE.exec(modelId) ?? [];
  return model && `arn:aws:bedrock:*::foundation-model/${model}`;
};

/**
 * Lets a function call the one language model that the operator has chosen, and only through its guardrail
 * (docs/deploy.md).
 */
export function grantModel(scope: Construct, to: IGrantable, settings: ModelSettings): void {
  const { modelId, modelRegion, region, modelGuardrail } = settings;
  if (!modelId) return;
  const { account } = Stack.of(scope);
  const own = `arn:aws:bedrock:${modelRegion ?? region}`;
  const allow = (statement: ConstructorParameters<typeof PolicyStatement>[0]) =>
    to.grantPrincipal.addToPrincipalPolicy(new PolicyStatement(statement));
  const shared = modelOfProfile(settings);
  if (shared) {
    const profile = `${own}:${account}:inference-profile/${modelId}`;
    allow({ actions: MODEL_ACTIONS, resources: [profile] });
    allow({
      actions: MODEL_ACTIONS,
      resources: [shared],
      // The model may be called only through the profile (Bedrock User Guide, "Prerequisites for inference profiles").
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    });
  } else {
    allow({
      actions: MODEL_ACTIONS,
      resources: [modelId.startsWith('arn:') ? modelId : `${own}::foundation-model/${modelId}`],
    });
  }
  const [guardrail] = modelGuardrail?.split(':') ?? [];
  if (guardrail)
    allow({ actions: ['bedrock:ApplyGuardrail'], resources: [`${own}:${account}:guardrail/${guardrail}`] });
}
