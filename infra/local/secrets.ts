import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NO_PREVIOUS_SECRET } from '../../services/platform/config.ts';

const random = () => randomBytes(24).toString('base64url');

/** First values of the template's secrets on a laptop. */
export function secretSeed(name: string): string {
  if (name.includes('originsecret')) return JSON.stringify({ current: random(), previous: NO_PREVIOUS_SECRET });
  if (name.includes('stripesecret')) {
    return JSON.stringify({ secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` });
  }
  throw new Error(`The laptop has no first value for the secret ${name}: add one to infra/local/secrets.ts`);
}

/** One value of a JSON secret, as a dynamic reference of the template reads it. */
export function secretValue(file: string, arn: string, key: string): string {
  const name = /secret:(.+)-\w{6}$/.exec(arn)?.[1] ?? '';
  const stored = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | { current: { value: string } }>)[
    name
  ];
  const text = typeof stored === 'string' ? stored : stored?.current.value;
  const value = text && (JSON.parse(text) as Record<string, string>)[key];
  if (!value) throw new Error(`The secret ${name} has no ${key} (${file})`);
  return value;
}
