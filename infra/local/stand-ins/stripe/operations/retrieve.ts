import { findRow, type Readable } from '../find-row.ts';
import { operation } from '../operation.ts';

const retrieve = (path: string, table: Readable) =>
  operation({ method: 'GET', path, parameters: {}, run: (_, { store }, id) => findRow(store, table, id) });

/** The operations that retrieve one object by its id. */
export const retrievals = [
  retrieve('/v1/checkout/sessions/:id', 'checkout.session'),
  retrieve('/v1/payment_intents/:id', 'payment_intent'),
  retrieve('/v1/charges/:id', 'charge'),
  retrieve('/v1/refunds/:id', 'refund'),
  retrieve('/v1/disputes/:id', 'dispute'),
  retrieve('/v1/payouts/:id', 'payout'),
  retrieve('/v1/balance_transactions/:id', 'balance_transaction'),
  retrieve('/v1/events/:id', 'event'),
];
