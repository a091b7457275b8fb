import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from '../account.ts';
import { idOf } from '../find-row.ts';
import { operation } from '../operation.ts';
import { integer, list, text } from '../parameters.ts';
import { noSuch, StripeError } from '../stripe-error.ts';
import type { TableName, Tables } from '../tables.ts';

const time = integer({ min: 0 }).optional();
const pagination = {
  created: z.union([z.strictObject({ gt: time, gte: time, lt: time, lte: time }), integer({ min: 0 })]).optional(),
  limit: integer({ min: 1, max: 100 }).optional(),
  starting_after: text().optional(),
};
type Pagination = z.output<z.ZodObject<typeof pagination>>;
type Listed = Exclude<TableName, 'order' | 'first_reply' | 'delivery' | 'later'>;

/**
 * Returns one page of the matching objects, newest first: `limit` of them (10 by default), after the object
 * `starting_after`.
 */
function pageOf<T extends Listed>(
  { store }: Account,
  table: T,
  { created, limit = 10, starting_after }: Pagination,
  matches: (row: Tables[T]) => boolean,
): Pick<Stripe.ApiList<Tables[T]>, 'object' | 'has_more' | 'data'> {
  const newestFirst = store.all(table).reverse();
  const cursor = starting_after === undefined ? -1 : newestFirst.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && cursor === -1) throw noSuch(table, starting_after, 'starting_after', 400);
  const matching = newestFirst.slice(cursor + 1).filter((row) => isWithin(row.created, created) && matches(row));
  return { object: 'list', has_more: matching.length > limit, data: matching.slice(0, limit) };
}

function isWithin(at: number, created: Pagination['created']): boolean {
  if (typeof created === 'number') return at === created;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created ?? {};
  return at > gt && at >= gte && at < lt && at <= lte;
}

/** Declares a list that can be filtered by the values of some fields. */
const listBy = <T extends Listed, F extends keyof Tables[T] & string>(path: string, table: T, fields: readonly F[]) =>
  operation({
    method: 'GET',
    path,
    parameters: {
      ...pagination,
      ...(Object.fromEntries(fields.map((field) => [field, text().optional()])) as Record<F, typeof optionalText>),
    },
    run: (parameters, account) => {
      const values = parameters as Pagination & Partial<Record<F, string>>;
      const holds = (row: Tables[T], field: F) =>
        values[field] === undefined || idOf(row[field] as string | { id: string } | null) === values[field];
      const page = pageOf(account, table, values, (row) => fields.every((field) => holds(row, field)));
      return { ...page, url: path };
    },
  });
const optionalText = text().optional();

const MAX_TYPES = 20;

/** Whether an event's type matches `pattern`: a name, or a group of names such as `charge.*`. */
const isOfType = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

const events = operation({
  method: 'GET',
  path: '/v1/events',
  parameters: {
    ...pagination,
    type: text().optional(),
    types: list(text()).optional(),
    delivery_success: z.enum(['true', 'false']).optional(),
  },
  run: ({ type, types, delivery_success, ...pageOptions }, account) => {
    if (type !== undefined && types !== undefined)
      throw new StripeError('You may pass either `type` or `types`, but not both.', { param: 'types' });
    if (types && types.length > MAX_TYPES)
      throw new StripeError(`You may pass at most ${MAX_TYPES} types.`, { param: 'types' });
    const wanted = types ?? (type === undefined ? ['*'] : [type]);
    const isDelivered = (event: Stripe.Event) => String(event.pending_webhooks === 0);
    const page = pageOf(
      account,
      'event',
      pageOptions,
      (event) =>
        wanted.some((one) => isOfType(event.type, one)) &&
        (delivery_success ?? isDelivered(event)) === isDelivered(event),
    );
    return { ...page, url: '/v1/events' };
  },
});

/** The operations that list objects or events, newest first. */
export const lists = [
  listBy('/v1/checkout/sessions', 'checkout.session', ['status', 'payment_intent']),
  listBy('/v1/refunds', 'refund', ['charge', 'payment_intent']),
  listBy('/v1/disputes', 'dispute', ['charge', 'payment_intent']),
  listBy('/v1/payouts', 'payout', ['status', 'destination']),
  listBy('/v1/balance_transactions', 'balance_transaction', ['source', 'type']),
  events,
];
