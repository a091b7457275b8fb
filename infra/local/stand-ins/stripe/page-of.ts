import type Stripe from 'stripe';
import * as z from 'zod';
import { integer, text } from './parameters.ts';
import { noSuch } from './stripe-error.ts';

const bound = integer().optional();

/** The parameters of every list; `created` takes a time in seconds or a range of them. */
export const pagination = {
  limit: integer({ min: 1, max: 100 }).optional(),
  starting_after: text().optional(),
  created: z.union([integer(), z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound })]).optional(),
};
export type Pagination = z.output<z.ZodObject<typeof pagination>>;

type Listed = { id: string; created?: number };

/** One page of rows that are already in the order of the list. Refuses a `starting_after` that is not among them. */
export function pageOf<R extends Listed>(rows: R[], asked: Pagination, url: string): Stripe.ApiList<R> {
  const matching = rows.filter((row) => isWithin(asked.created, row.created ?? 0));
  const limit = asked.limit ?? 10;
  const start = asked.starting_after === undefined ? 0 : 1 + positionOf(matching, asked.starting_after);
  return { object: 'list', data: matching.slice(start, start + limit), has_more: start + limit < matching.length, url };
}

function positionOf(rows: Listed[], id: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw noSuch('object', id, 'starting_after', 400);
  return position;
}

function isWithin(range: Pagination['created'], created: number): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
