import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { SecretOf } from './template/load-template.ts';

type Deployed = Record<string, { as: string; values: Record<string, string> }>;

/**
 * Resolves the template's references to secrets as CloudFormation does: when a resource is created or updated, not when
 * the secret changes. A value that is stored but not deployed has no effect, here as in the cloud.
 */
export function deployedSecrets(
  file: string,
  current: (arn: string, key: string, version?: string) => string,
): SecretOf {
  const deployed = read(file);
  return (arn, key, version, resource) => {
    const as = createHash('sha256').update(JSON.stringify(resource.properties)).digest('hex');
    if (deployed[resource.place]?.as !== as) deployed[resource.place] = { as, values: {} };
    const { values } = deployed[resource.place] as Deployed[string];
    const reference = [arn, key, version].join(':');
    const known = values[reference];
    if (known !== undefined) return known;
    const value = current(arn, key, version);
    values[reference] = value;
    writeFileSync(file, JSON.stringify(deployed), { mode: 0o600 });
    return value;
  };
}

function read(file: string): Deployed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Deployed;
  } catch {
    return {}; // the first start, or a file damaged by a crash: all references are resolved again
  }
}
