import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';
import { pageOf, pagination } from '../page-of.ts';
import { flag, list, text } from '../parameters.ts';

export const retrieveEvent = operation({
  method: 'GET',
  path: '/v1/events/:id',
  returns: 'event',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'event', id),
});

/** Newest first. `type` may end in `*`; `delivery_success: false` gives those that the webhook has not acknowledged. */
export const listEvents = operation({
  method: 'GET',
  path: '/v1/events',
  returns: 'event',
  parameters: {
    ...pagination,
    type: text().optional(),
    types: list(text()).optional(),
    delivery_success: flag.optional(),
  },
  run: ({ type, types, delivery_success, ...page }, { store }) => {
    const wanted = type === undefined ? types : [type];
    const events = store
      .all('event')
      .filter((event) => wanted === undefined || wanted.some((pattern) => isOfType(event.type, pattern)))
      .filter((event) => delivery_success === undefined || (event.pending_webhooks === 0) === delivery_success);
    return pageOf(events.reverse(), page, '/v1/events');
  },
});

const isOfType = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
