/**
 * How long to wait for the card provider. All calls within one request end after `requestMs`, so that the artist gets a
 * reply before the function is stopped. A call is retried once, which is safe because every change has an idempotency
 * key.
 */
export const PROVIDER_TIMEOUTS = { callMs: 4_000, retries: 1, requestMs: 20_000 } as const;

export type ProviderTimeouts = { callMs: number; retries: number };

/** How long one healing run may spend on calls to the provider. Its function's timeout is slightly longer. */
export const HEALING_MS = 4 * 60_000;
