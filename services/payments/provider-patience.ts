/**
 * How long the card provider is waited for. All that one request of ours asks of it ends within `requestMs`, so that the artist is told
 * before the function is stopped. One call is tried again once, which is safe: each that changes something has an idempotency key.
 */
export const PROVIDER_PATIENCE = { callMs: 4_000, retries: 1, requestMs: 20_000 } as const;

export type ProviderPatience = { callMs: number; retries: number };

/** How long one run of healing may ask the provider; its function lives a little longer. */
export const HEALING_MS = 4 * 60_000;
