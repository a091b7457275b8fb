import type { Store } from './store.ts';

/** The Stripe account, as one call (or one visit to the pay page) reads and changes it. */
export type Account = {
  store: Store;
  /** Seconds, as in all of Stripe's timestamps. */
  now: () => number;
  payPageUrl: (sessionId: string) => string;
  hasWebhook: boolean;
  /** The API call that caused an event; nulls when there was none. */
  request: { id: string | null; idempotency_key: string | null };
};
