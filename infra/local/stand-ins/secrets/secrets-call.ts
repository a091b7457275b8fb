import { AwsError } from '../../aws-json.ts';
import type { Secret } from './secret.ts';
import { arnOf, nameIn } from './secret.ts';
import type { SecretsFile } from './secrets-file.ts';

/** One request, with all that an operation needs to answer it. */
export type SecretsCall = {
  secrets: SecretsFile;
  input: Record<string, unknown>;
  /** Throws AccessDeniedException when the caller may not do the operation on the secret. */
  allow: (resource: string) => void;
};

export type SecretsOperation = (call: SecretsCall) => object;

/** The secret that SecretId names, once the caller may. Throws AccessDeniedException, ResourceNotFoundException. */
export function secretOf(call: SecretsCall): { name: string; arn: string; secret: Secret } {
  const secretId = optionalText(call, 'SecretId');
  if (!secretId) throw new AwsError('InvalidParameterException', 'You must provide a value for SecretId.');
  const name = nameIn(secretId);
  const arn = arnOf(name);
  call.allow(arn);
  const secret = call.secrets.find(name);
  if (!secret) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  return { name, arn, secret };
}

export function optionalText({ input }: SecretsCall, name: string): string | undefined {
  const value = input[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string')
    throw new AwsError('InvalidParameterException', `${name} must be a string.`);
  return value;
}
