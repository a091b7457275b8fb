import type { Store } from './store.ts';

/** What Stripe holds for the account, in cents. It is available at once. */
export const balanceOf = (store: Store): number =>
  store.all('balance_transaction').reduce((sum, { net }) => sum + net, 0);
