import { createHash } from 'node:crypto';
import { ACCOUNT, REGION } from '../../account.ts';

const PREFIX = `arn:aws:secretsmanager:${REGION}:${ACCOUNT}:secret:`;
const SUFFIX = '-AbCdEf';

export type SecretVersion = { id: string; value: string; createdAt: string };

/** A secret's versions. `previous` has the staging label AWSPREVIOUS: the value before the last PutSecretValue. */
export type Secret = { current: SecretVersion; previous?: SecretVersion | undefined };

export const arnOf = (name: string): string => `${PREFIX}${name}${SUFFIX}`;

/**
 * The secret's name in a SecretId, which is a name, an ARN, or an ARN without the six characters that the service adds.
 */
export function nameIn(secretId: string): string {
  if (!secretId.startsWith(PREFIX)) return secretId;
  const name = secretId.slice(PREFIX.length);
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name;
}

/**
 * Derives a version from a plain value in the file, which has no version id but needs the same one after each restart.
 */
export function firstVersion(name: string, value: string, createdAt: string): SecretVersion {
  const digest = createHash('sha256').update(`${name}\n${value}`).digest('hex');
  return { id: digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'), value, createdAt };
}
