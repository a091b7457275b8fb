import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../aws-json.ts';
import { arnOf, nameIn, type Secret } from './secret.ts';
import type { SecretsFile } from './secrets-file.ts';

/** One request, with everything that an operation needs to answer it. */
export type SecretsCall = {
  secrets: SecretsFile;
  input: unknown;
  /** Throws AccessDeniedException if the caller may not do the operation on the secret. */
  allow: (resource: string) => void;
};

const SecretId = z.string().min(1);
const inSeconds = (moment: string): number => Date.parse(moment) / 1000;

/**
 * Parses the parameters of a call. An unsupported parameter is named in the error. @throws InvalidParameterException
 */
function parametersOf<S extends z.ZodRawShape>({ input }: SecretsCall, shape: S) {
  const read = z.strictObject(shape).safeParse(input);
  if (read.success) return read.data;
  throw new AwsError('InvalidParameterException', `The local stand-in cannot do this: ${z.prettifyError(read.error)}`);
}

/** The secret with this id, if the caller may access it. @throws AccessDeniedException, ResourceNotFoundException */
function secretOf(
  { secrets, allow }: SecretsCall,
  id: string,
): { known: { ARN: string; Name: string }; secret: Secret } {
  const name = nameIn(id);
  allow(arnOf(name));
  const secret = secrets.find(name);
  if (!secret) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  return { known: { ARN: arnOf(name), Name: name }, secret };
}

/** Returns a secret's value. Throws ResourceNotFoundException for a staging label that the secret does not have yet. */
function getSecretValue(call: SecretsCall): object {
  const stages = z.enum(['AWSCURRENT', 'AWSPREVIOUS']).default('AWSCURRENT');
  const { SecretId: id, VersionStage } = parametersOf(call, { SecretId, VersionStage: stages });
  const { known, secret } = secretOf(call, id);
  const version = VersionStage === 'AWSCURRENT' ? secret.current : secret.previous;
  if (!version)
    throw new AwsError(
      'ResourceNotFoundException',
      `Secrets Manager can't find the specified secret value for staging label: ${VersionStage}`,
    );
  const CreatedDate = inSeconds(version.createdAt);
  return { ...known, VersionId: version.id, SecretString: version.value, VersionStages: [VersionStage], CreatedDate };
}

/**
 * Makes SecretString the current value. Repeating a ClientRequestToken with the same value changes nothing. @throws
 * ResourceExistsException
 */
function putSecretValue(call: SecretsCall): object {
  const ClientRequestToken = z.string().default(() => randomUUID());
  const parameters = parametersOf(call, { SecretId, SecretString: z.string(), ClientRequestToken });
  const { known, secret } = secretOf(call, parameters.SecretId);
  const { SecretString: value, ClientRequestToken: id } = parameters;
  const same = [secret.current, secret.previous].find((version) => version?.id === id);
  if (same && same.value !== value)
    throw new AwsError(
      'ResourceExistsException',
      `You can't use ClientRequestToken ${id} because that value is already in use for a version of secret ${known.ARN}.`,
    );
  if (!same) call.secrets.put(known.Name, { id, value, createdAt: new Date().toISOString() });
  return { ...known, VersionId: id, VersionStages: ['AWSCURRENT'] };
}

/** Describes a secret without its value. */
function describeSecret(call: SecretsCall): object {
  const { known, secret } = secretOf(call, parametersOf(call, { SecretId }).SecretId);
  const { current, previous } = secret;
  return {
    ...known,
    LastChangedDate: inSeconds(current.createdAt),
    VersionIdsToStages: { [current.id]: ['AWSCURRENT'], ...(previous && { [previous.id]: ['AWSPREVIOUS'] }) },
  };
}

/** The part of Secrets Manager's API that the stand-in implements. */
export const OPERATIONS: Partial<Record<string, (call: SecretsCall) => object>> = {
  GetSecretValue: getSecretValue,
  PutSecretValue: putSecretValue,
  DescribeSecret: describeSecret,
};
