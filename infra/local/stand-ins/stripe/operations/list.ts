import type { Account } from '../account.ts';
import { operation } from '../operation.ts';
import { integer, text } from '../parameters.ts';

const limit = integer({ min: 1, max: 100 }).optional();

/** Newest first, as many as one page has. */
function pageOf<Row>(rows: Row[], url: string, most = 10): object {
  return { object: 'list', url, has_more: rows.length > most, data: rows.reverse().slice(0, most) };
}

/** What somebody could pay for now, and what happened. */
export const lists = [
  operation({
    method: 'GET',
    path: '/v1/checkout/sessions',
    parameters: { status: text().optional(), limit },
    run: (asked, { store }: Account) => {
      const sessions = store.all('checkout.session').filter(({ status }) => status === (asked.status ?? status));
      return pageOf(sessions, '/v1/checkout/sessions', asked.limit);
    },
  }),
  operation({
    method: 'GET',
    path: '/v1/events',
    parameters: { type: text().optional(), limit },
    run: (asked, { store }: Account) => {
      const events = store.all('event').filter(({ type }) => type === (asked.type ?? type));
      return pageOf(events, '/v1/events', asked.limit);
    },
  }),
];
