import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';
import { pageOf, pagination } from '../page-of.ts';

export const retrievePaymentIntent = operation({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  returns: 'payment_intent',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'payment_intent', id),
});

/** Newest first. */
export const listPaymentIntents = operation({
  method: 'GET',
  path: '/v1/payment_intents',
  returns: 'payment_intent',
  parameters: pagination,
  run: (page, { store }) => pageOf(store.all('payment_intent').reverse(), page, '/v1/payment_intents'),
});
