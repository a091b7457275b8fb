import { randomUUID } from 'node:crypto';
import { AwsError } from '../../../aws-json.ts';
import type { SecretsCall, SecretsOperation } from '../secrets-call.ts';
import { optionalText, secretOf } from '../secrets-call.ts';

/**
 * Makes SecretString the current value. Repeating a ClientRequestToken with the same value changes nothing; with
 * another value it throws ResourceExistsException. Text only, and only the stage AWSCURRENT.
 */
export const putSecretValue: SecretsOperation = (call) => {
  const { name, arn, secret } = secretOf(call);
  const value = readValue(call);
  const id = optionalText(call, 'ClientRequestToken') ?? randomUUID();
  const same = [secret.current, secret.previous].find((version) => version?.id === id);
  if (same && same.value !== value)
    throw new AwsError(
      'ResourceExistsException',
      `You can't use ClientRequestToken ${id} because that value is already in use for a version of secret ${arn}.`,
    );
  if (!same) call.secrets.put(name, { id, value, createdAt: new Date().toISOString() });
  return { ARN: arn, Name: name, VersionId: id, VersionStages: ['AWSCURRENT'] };
};

function readValue(call: SecretsCall): string {
  const { SecretBinary, VersionStages } = call.input;
  if (SecretBinary !== undefined || (VersionStages !== undefined && String(VersionStages) !== 'AWSCURRENT'))
    throw new AwsError(
      'InvalidParameterException',
      'The local stand-in puts text at the stage AWSCURRENT, and nothing else.',
    );
  const value = optionalText(call, 'SecretString');
  if (value === undefined)
    throw new AwsError('InvalidRequestException', 'You must provide either SecretString or SecretBinary.');
  return value;
}
