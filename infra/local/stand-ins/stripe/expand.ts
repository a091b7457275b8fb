import { lineItemsOf } from './line-items-of.ts';
import type { ObjectKind } from './operation.ts';
import { refundsOf } from './refunds-of.ts';
import type { Store } from './store.ts';
import { StripeError } from './stripe-error.ts';

type Fields = Record<string, unknown>;

const EXPANDABLE: Record<ObjectKind, Record<string, ObjectKind>> = {
  'checkout.session': { line_items: 'item', payment_intent: 'payment_intent' },
  item: {},
  payment_intent: { latest_charge: 'charge' },
  charge: { balance_transaction: 'balance_transaction', payment_intent: 'payment_intent', refunds: 'refund' },
  refund: { balance_transaction: 'balance_transaction', charge: 'charge', payment_intent: 'payment_intent' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  balance_transaction: {},
  event: {},
};

/** Puts whole objects in place of their ids, e.g. for `payment_intent.latest_charge`; in a list after `data.`. */
export function expand(store: Store, body: object, kind: ObjectKind, paths: string[]): object {
  return paths.reduce((expanded, path) => along(store, expanded as Fields, kind, path.split('.'), path), body);
}

function along(store: Store, object: Fields, kind: ObjectKind, [head = '', ...rest]: string[], whole: string): Fields {
  if (object.object === 'list') {
    if (head !== 'data' || rest.length === 0) throw cannotExpand(whole);
    refuseUnknown(kind, rest, whole);
    return { ...object, data: (object.data as Fields[]).map((item) => along(store, item, kind, rest, whole)) };
  }
  refuseUnknown(kind, [head, ...rest], whole);
  const target = EXPANDABLE[kind][head]!;
  const value = held(store, object, head, target);
  return { ...object, [head]: value && rest.length > 0 ? along(store, value, target, rest, whole) : value };
}

function held(store: Store, object: Fields, field: string, target: ObjectKind): Fields | null {
  const id = String(object.id);
  if (field === 'line_items') return { ...lineItemsOf(store, id) };
  if (field === 'refunds') return { ...refundsOf(store, id) };
  const value = object[field];
  if (typeof value === 'string' && target !== 'item') return (store.get(target, value) as Fields | undefined) ?? null;
  return (value as Fields | null | undefined) ?? null;
}

// Checked apart from the values, so that a wrong path is refused even where the object has nothing there yet.
function refuseUnknown(kind: ObjectKind, path: string[], whole: string): void {
  let at: ObjectKind | undefined = kind;
  let insideList = false;
  for (const field of path) {
    if (insideList && field === 'data') {
      insideList = false;
      continue;
    }
    const next: ObjectKind | undefined = at && !insideList ? EXPANDABLE[at][field] : undefined;
    if (!next) throw cannotExpand(whole);
    at = next;
    insideList = field === 'line_items' || field === 'refunds';
  }
}

const cannotExpand = (path: string): StripeError => new StripeError(`This property cannot be expanded (${path}).`);
