import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { Log } from '../platform/logger.ts';

/** The operator's secret. While the webhook's secret is being rotated, the previous one is accepted too. */
const Secret = z.object({
  secretKey: z.string().min(1),
  webhookSecret: z.string().min(1),
  webhookSecretPrevious: z.string().optional(),
});

export type KeySet = { secretKey: string; webhookSecrets: readonly string[] };

/** Stripe's keys and events state their mode: test mode involves no money. */
export const isLiveKey = ({ secretKey }: KeySet): boolean => /^(sk|rk)_live_/.test(secretKey);

/** The maximum age of cached keys. After that time, a rotated key is in use everywhere (AWS, "Cache secrets"). */
const TTL_MS = 5 * 60_000;
/**
 * The minimum time between two reads of the secret when keys seem outdated. Without it, anybody could cause reads by
 * posting wrong signatures.
 */
const MIN_REREAD_MS = 30_000;

/**
 * The card provider's keys, cached for `TTL_MS`. `read` returns the secret as a string; if it fails, the previous keys
 * are kept. No part of the secret is ever logged, not even the reason why it cannot be parsed.
 */
export function providerKeys(read: () => Promise<string>, { now, log }: { now: () => Date; log: Log }) {
  let last: { at: number; keys: Promise<KeySet | undefined> } | undefined;

  function readNow(earlier: Promise<KeySet | undefined> | undefined): Promise<KeySet | undefined> {
    const keys = read().then(
      (text) => parse(text, log),
      (error: unknown) => {
        if (!earlier) throw error;
        log.warn('the secret of the card provider could not be read again', {});
        return earlier;
      },
    );
    const reading = { at: now().getTime(), keys };
    last = reading;
    keys.catch(() => {
      if (last === reading) last = undefined;
    });
    return keys;
  }

  const notOlderThan = (ms: number): Promise<KeySet | undefined> =>
    last && now().getTime() - last.at < ms ? last.keys : readNow(last?.keys);

  async function notOlder(ms: number): Promise<KeySet> {
    // An operator who has just set the keys should not have to wait five minutes.
    const keys = (await notOlderThan(ms)) ?? (await notOlderThan(MIN_REREAD_MS));
    if (!keys) throw new Problem('payments-not-configured');
    return keys;
  }

  return {
    /** @throws Problem `payments-not-configured` if the operator has not set the keys */
    current: () => notOlder(TTL_MS),
    /** Newer keys, if there are any, for a caller whose keys were rejected; read at most twice a minute. */
    renewed: () => notOlder(MIN_REREAD_MS),
  };
}

export type ProviderKeys = ReturnType<typeof providerKeys>;

function parse(text: string, log: Log): KeySet | undefined {
  const { data: secret } = Secret.safeParse(parseSecret(text));
  if (!secret) {
    log.warn('the secret of the card provider is not set, or is not JSON with secretKey and webhookSecret', {});
    return undefined;
  }
  const { secretKey, webhookSecret, webhookSecretPrevious } = secret;
  return { secretKey, webhookSecrets: [webhookSecret, ...(webhookSecretPrevious ? [webhookSecretPrevious] : [])] };
}

function parseSecret(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error is not logged, because its message would contain the first characters of the secret.
    return undefined;
  }
}
