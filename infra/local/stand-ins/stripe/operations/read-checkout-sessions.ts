import * as z from 'zod';
import { findRow } from '../find-row.ts';
import { lineItemsOf } from '../line-items-of.ts';
import { operation } from '../operation.ts';
import { pageOf, pagination } from '../page-of.ts';
import { text } from '../parameters.ts';

export const retrieveCheckoutSession = operation({
  method: 'GET',
  path: '/v1/checkout/sessions/:id',
  returns: 'checkout.session',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'checkout.session', id),
});

/** Newest first. */
export const listCheckoutSessions = operation({
  method: 'GET',
  path: '/v1/checkout/sessions',
  returns: 'checkout.session',
  parameters: {
    ...pagination,
    payment_intent: text().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  },
  run: ({ payment_intent, status, ...page }, { store }) => {
    const sessions = store
      .all('checkout.session')
      .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent)
      .filter((session) => status === undefined || session.status === status);
    return pageOf(sessions.reverse(), page, '/v1/checkout/sessions');
  },
});

/** In the order in which they were asked for. */
export const listLineItems = operation({
  method: 'GET',
  path: '/v1/checkout/sessions/:id/line_items',
  returns: 'item',
  parameters: { limit: pagination.limit, starting_after: pagination.starting_after },
  run: (page, { store }, id) => {
    const { data, url } = lineItemsOf(store, findRow(store, 'checkout.session', id).id);
    return pageOf(data, page, url);
  },
});
