import type { Store } from './store.ts';

/** The account's balance in cents. All of it is available immediately. */
export const accountBalance = (store: Store): number =>
  store.all('balance_transaction').reduce((sum, { net }) => sum + net, 0);
