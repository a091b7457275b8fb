import { operation } from '../operation.ts';
import { integer, text } from '../parameters.ts';

/** Newest first, as many as one page has. */
export const listEvents = operation({
  method: 'GET',
  path: '/v1/events',
  returns: 'list',
  parameters: { type: text().optional(), limit: integer({ min: 1, max: 100 }).optional() },
  run: ({ type, limit = 10 }, { store }) => {
    const found = store.all('event').filter((event) => type === undefined || event.type === type);
    const data = found.reverse().slice(0, limit);
    return { object: 'list', url: '/v1/events', has_more: data.length < found.length, data };
  },
});
