import { operation } from '../operation.ts';
import { integer, text } from '../parameters.ts';

/** Newest first, as many as one page has. Tests ask by it what somebody could pay for now. */
export const listCheckoutSessions = operation({
  method: 'GET',
  path: '/v1/checkout/sessions',
  returns: 'list',
  parameters: {
    status: text().optional(),
    starting_after: text().optional(),
    limit: integer({ min: 1, max: 100 }).optional(),
  },
  run: ({ status, starting_after, limit = 10 }, { store }) => {
    const sessions = store
      .all('checkout.session')
      .filter((session) => status === undefined || session.status === status);
    const left = sessions.reverse();
    const from = starting_after === undefined ? 0 : left.findIndex(({ id }) => id === starting_after) + 1;
    const data = left.slice(from, from + limit);
    return { object: 'list', url: '/v1/checkout/sessions', has_more: from + data.length < left.length, data };
  },
});
