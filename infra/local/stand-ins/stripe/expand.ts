import type { Store } from './store.ts';
import { StripeError } from './stripe-error.ts';
import type { TableName } from './tables.ts';

const MAX_DEPTH = 4;

/** Tables by the prefix of their ids; an id with any other prefix cannot be expanded. */
const TABLE_OF = {
  cs: 'checkout.session',
  pi: 'payment_intent',
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  pyr: 'refund',
  du: 'dispute',
  po: 'payout',
  txn: 'balance_transaction',
} as const satisfies Record<string, TableName>;

/**
 * Replaces ids with the objects that they refer to, as `expand` requests (docs.stripe.com/expand), such as
 * `latest_charge.balance_transaction`, or `data.charge` for each list item. Returns a copy.
 * @throws StripeError if a property is not an id, or the path is deeper than four levels
 */
export const expand = (store: Store, object: object, paths: readonly string[]): object =>
  paths.reduce((expanded, path) => withPath(store, expanded, path.split('.'), path), object);

function withPath(store: Store, object: object, path: readonly string[], whole: string): object {
  const [name = '', ...below] = path;
  const held = (object as Record<string, unknown>)[name];
  if (path.length > MAX_DEPTH) throw new StripeError(`You cannot expand more than 4 levels of a property (${whole}).`);
  if (held === null) return object;
  const inner = Array.isArray(held)
    ? held.map((one: object) => withPath(store, one, below, whole))
    : expandWithin(store, typeof held === 'string' ? objectOf(store, held) : held, below, whole);
  return { ...object, [name]: inner };
}

function expandWithin(store: Store, object: unknown, below: readonly string[], whole: string): object {
  if (typeof object !== 'object' || object === null)
    throw new StripeError(`This property cannot be expanded (${whole}).`);
  return below.length === 0 ? object : withPath(store, object, below, whole);
}

function objectOf(store: Store, id: string): object | undefined {
  const prefix = id.slice(0, id.indexOf('_'));
  return prefix in TABLE_OF ? store.get(TABLE_OF[prefix as keyof typeof TABLE_OF], id) : undefined;
}
