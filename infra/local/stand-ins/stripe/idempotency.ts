import { createHash } from 'node:crypto';
import type { Store } from './store.ts';
import { StripeError } from './stripe-error.ts';
import type { FirstReply } from './tables.ts';

const DAY = 86_400;

/** A key and its request: the same parameters in a different order are the same request. */
export type IdempotentRequest = { key: string; endpoint: string; fingerprint: string };

/** Throws if the key is longer than 255 characters. */
export function idempotentRequest(key: string, endpoint: string, body: string): IdempotentRequest {
  if (key.length > 255)
    throw new StripeError('Idempotency keys can be at most 255 characters long.', { type: 'idempotency_error' });
  const parameters = JSON.stringify([...new URLSearchParams(body)].sort());
  return { key, endpoint, fingerprint: createHash('sha256').update(parameters).digest('hex') };
}

/**
 * Finds the first reply to the key, which is kept for 24 hours. Throws `idempotency_error` if the key was used for a
 * different request.
 */
export function firstReply(store: Store, request: IdempotentRequest, now: number): FirstReply | undefined {
  const first = store.get('first_reply', request.key);
  if (!first || now - first.at > DAY) return undefined;
  const isSameEndpoint = first.endpoint === request.endpoint;
  if (isSameEndpoint && first.fingerprint === request.fingerprint) return first;
  const same = isSameEndpoint ? 'with the same parameters' : `for the same endpoint ('${first.endpoint}')`;
  throw new StripeError(
    `Keys for idempotent requests can only be used ${same} they were first used with. Try another key than '${request.key}'.`,
    { type: 'idempotency_error' },
  );
}
