import { readFileSync } from 'node:fs';
import path from 'node:path';
import Stripe from 'stripe';
import type { LaptopFile } from './laptop-file.ts';

type Stored = Record<string, string | { current: { value: string } }>;

/**
 * Opens a client for the card provider of a running local stack, as the operator's other programs would use it. Also
 * returns the secret with which it signs its events.
 */
export function openLocalStripe(
  { addresses }: Pick<LaptopFile, 'addresses'>,
  dataFolder: string,
): { stripe: Stripe; webhookSecret: string } {
  const secrets = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as Stored;
  const stored = Object.entries(secrets).find(([name]) => name.includes('stripesecret'))?.[1] ?? '{}';
  const value = typeof stored === 'string' ? stored : stored.current.value;
  const { secretKey, webhookSecret } = JSON.parse(value) as { secretKey: string; webhookSecret: string };
  const { hostname: host, port } = new URL(addresses.stripe);
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  return { stripe, webhookSecret };
}
