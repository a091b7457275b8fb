import { findRow } from '../find-row.ts';
import { type ObjectKind, operation } from '../operation.ts';

const retrieve = (path: string, kind: Exclude<ObjectKind, 'list'>) =>
  operation({
    method: 'GET',
    path,
    returns: kind,
    parameters: {},
    run: (_, { store }, id) => findRow(store, kind, id),
  });

/** One object by its id. */
export const retrievals = [
  retrieve('/v1/checkout/sessions/:id', 'checkout.session'),
  retrieve('/v1/payment_intents/:id', 'payment_intent'),
  retrieve('/v1/charges/:id', 'charge'),
  retrieve('/v1/disputes/:id', 'dispute'),
  retrieve('/v1/balance_transactions/:id', 'balance_transaction'),
];
