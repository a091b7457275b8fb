import type { Store } from './store.ts';
import { noSuch } from './stripe-error.ts';
import type { Tables } from './tables.ts';

const PARAM_OF = {
  'checkout.session': 'session',
  payment_intent: 'intent',
  charge: 'id',
  refund: 'id',
  dispute: 'dispute',
  payout: 'payout',
  balance_transaction: 'id',
  event: 'id',
} as const;

/** The objects that can be retrieved by id. */
export type Readable = keyof typeof PARAM_OF;

/** Throws `resource_missing`, 404, if there is no such object. */
export function findRow<T extends Readable>(
  store: Store,
  table: T,
  id: string,
  param: string = PARAM_OF[table],
): Tables[T] {
  const row = store.get(table, id);
  if (!row) throw noSuch(table, id, param);
  return row;
}

/** The id in a field that Stripe's types allow to be expanded; in stored rows it never is. */
export function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
