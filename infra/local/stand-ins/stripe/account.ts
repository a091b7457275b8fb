import type { Store } from './store.ts';

/** The Stripe account as seen and changed by a single call (or a single visit to the pay page). */
export type Account = {
  store: Store;
  /** The current time in seconds, as in all of Stripe's timestamps. */
  now: () => number;
  payPageUrl: (sessionId: string) => string;
  hasWebhook: boolean;
  /** The API call that caused an event; nulls if there was none. */
  request: { id: string | null; idempotency_key: string | null };
};
