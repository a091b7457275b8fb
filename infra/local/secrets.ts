import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NO_PREVIOUS_SECRET } from '../../services/platform/config.ts';
import type { StripeKeys } from './settings/stripe-test-mode.ts';
import { firstVersion, nameIn } from './stand-ins/secrets/secret.ts';

const random = () => randomBytes(24).toString('base64url');

/** The initial local values of the template's secrets. */
export function initialSecret(name: string): string {
  if (name.includes('originsecret')) return JSON.stringify({ current: random(), previous: NO_PREVIOUS_SECRET });
  if (name.includes('stripesecret')) {
    return JSON.stringify({ secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` });
  }
  if (name.includes('unsubscribesecret')) return random();
  throw new Error(`The laptop has no initial value for the secret ${name}: add one to infra/local/secrets.ts`);
}

/** The card provider's secret if its keys are set for this run. */
export const secretOverride =
  (stripe: StripeKeys | undefined) =>
  (name: string): string | undefined =>
    stripe && name.includes('stripesecret') ? JSON.stringify(stripe) : undefined;

type Version = { id: string; value: string };
type Stored = string | { current: Version; previous?: Version };

function versionsOf(
  file: string,
  arn: string,
): { name: string; current?: Version | undefined; previous?: Version | undefined } {
  const name = nameIn(arn);
  const stored = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored>)[name];
  return typeof stored === 'string' ? { name, current: firstVersion(name, stored, '') } : { name, ...stored };
}

/**
 * Reads one field of a JSON secret as a dynamic reference in the template does: from a given version, or the current
 * one.
 */
export function secretValue(file: string, arn: string, key: string, version?: string): string {
  const { name, current, previous } = versionsOf(file, arn);
  const found = version === undefined ? current : [current, previous].find((one) => one?.id === version);
  const value = found && (JSON.parse(found.value) as Record<string, string>)[key];
  if (!value) throw new Error(`The secret ${name} has no ${key}${version ? ` of version ${version}` : ''} (${file})`);
  return value;
}

/**
 * Reads the current version of the origin secret, which each start deploys everywhere, like `npm run deploy`; undefined
 * on the first start.
 */
export function originSecretVersion(file: string): string | undefined {
  try {
    const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored>);
    const name = names.find((candidate) => candidate.includes('originsecret'));
    return name && versionsOf(file, name).current?.id;
  } catch {
    return undefined; // the file is missing or damaged; opening it later reports damage
  }
}
