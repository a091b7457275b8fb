import type { ObjectKind } from './operation.ts';
import type { Store } from './store.ts';
import { StripeError } from './stripe-error.ts';

type Fields = Record<string, unknown>;

const EXPANDABLE: Record<ObjectKind, Record<string, Exclude<ObjectKind, 'list'>>> = {
  'checkout.session': { payment_intent: 'payment_intent' },
  payment_intent: { latest_charge: 'charge' },
  charge: { balance_transaction: 'balance_transaction', payment_intent: 'payment_intent' },
  refund: { balance_transaction: 'balance_transaction', charge: 'charge', payment_intent: 'payment_intent' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  balance_transaction: {},
  list: {},
};

/** Puts whole objects in place of their ids, e.g. for `payment_intent.latest_charge`. */
export const expand = (store: Store, body: object, kind: ObjectKind, paths: string[]): object =>
  paths.reduce((expanded, path) => along(store, expanded as Fields, kind, path.split('.'), path), body);

function along(store: Store, object: Fields, kind: ObjectKind, [head = '', ...rest]: string[], whole: string): Fields {
  const target = EXPANDABLE[kind][head];
  if (!target) throw new StripeError(`This property cannot be expanded (${whole}).`);
  const held = object[head];
  const value = ((typeof held === 'string' ? store.get(target, held) : held) ?? null) as Fields | null;
  if (rest.length === 0) return { ...object, [head]: value };
  // Also where there is nothing yet, so that a wrong path is refused.
  const deeper = along(store, value ?? {}, target, rest, whole);
  return { ...object, [head]: value && deeper };
}
