import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { Log } from '../platform/logger.ts';

/** The operator's secret. While the webhook's secret is rolled, the one before it is accepted too. */
const Secret = z.object({
  secretKey: z.string().min(1),
  webhookSecret: z.string().min(1),
  webhookSecretPrevious: z.string().optional(),
});

export type KeySet = { secretKey: string; webhookSecrets: readonly string[] };

/** Stripe's keys say their mode, and its events do: one of the test mode is about no money. */
export const isLiveKey = ({ secretKey }: KeySet): boolean => /^(sk|rk)_live_/.test(secretKey);

/** Keys are this old at most: a rolled key is known everywhere then (AWS, "Cache secrets"). */
const TTL_MS = 5 * 60_000;
/** Keys are read again before that when something says that they are old; but anybody can post a wrong signature. */
const AGAIN_MS = 30_000;

/**
 * The card provider's keys, kept for a while. `read` answers the secret's text. When it fails, the keys of before stay.
 * Nothing of the text is ever told, not even why it does not parse.
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
    // An operator who has just set them does not wait for five minutes.
    const keys = (await notOlderThan(ms)) ?? (await notOlderThan(AGAIN_MS));
    if (!keys) throw new Problem('payments-not-configured');
    return keys;
  }

  return {
    /** @throws Problem `payments-not-configured` when the operator has not set them */
    current: () => notOlder(TTL_MS),
    /** For one who was refused with the current ones: newer ones where there are, read at most twice a minute. */
    renewed: () => notOlder(AGAIN_MS),
  };
}

export type ProviderKeys = ReturnType<typeof providerKeys>;

function parse(text: string, log: Log): KeySet | undefined {
  const { data: secret } = Secret.safeParse(jsonOf(text));
  if (!secret) {
    log.warn('the secret of the card provider is not set, or is not JSON with secretKey and webhookSecret', {});
    return undefined;
  }
  const { secretKey, webhookSecret, webhookSecretPrevious } = secret;
  return { secretKey, webhookSecrets: [webhookSecret, ...(webhookSecretPrevious ? [webhookSecretPrevious] : [])] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error's message would hold the text's first characters.
    return undefined;
  }
}
