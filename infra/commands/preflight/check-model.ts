import { modelOfProfile } from '../../aws/constructs/model-access.ts';
import { signedCall } from '../signed-call.ts';
import { type Check, parsed, refusal, warning } from './finding.ts';

type Availability = {
  agreementAvailability: { status: string };
  authorizationStatus: string;
  entitlementAvailability: string;
  regionAvailability: string;
};

/** Without access to the model, the assistant would answer every message with the built-in interpreter. */
export const checkModel: Check = async ({ settings }) => {
  const { modelId, modelRegion, region } = settings;
  if (!modelId) return [];
  const profiled = modelOfProfile(settings);
  const [, model] = /(?:foundation-model\/|^)([\w.:-]+)$/.exec(profiled ?? modelId) ?? [];
  if (!model)
    return [warning('model', `Whether ${modelId} can be called is not checked: Bedrock tells it of models only.`)];
  const where = modelRegion ?? region;
  const path = `/foundation-model-availability/${encodeURIComponent(model)}`;
  const reply = await signedCall({ service: 'bedrock', region: where, method: 'GET', path });
  if (reply.status === 404 || reply.text.includes('ValidationException'))
    return [refusal('model', `Bedrock in ${where} has no model ${model}: choose another modelId or modelRegion.`)];
  const { agreementAvailability, authorizationStatus, entitlementAvailability, regionAvailability } =
    parsed<Availability>(reply);
  if (!profiled && regionAvailability !== 'AVAILABLE')
    return [refusal('model', `Bedrock does not offer ${model} in ${where}: choose another modelRegion, or a profile.`)];
  const isOpen =
    agreementAvailability.status === 'AVAILABLE' &&
    authorizationStatus === 'AUTHORIZED' &&
    entitlementAvailability === 'AVAILABLE';
  return isOpen
    ? []
    : [
        refusal(
          'model',
          `This account may not call ${model} yet: request access to it in Bedrock's console (${where}).`,
        ),
      ];
};
