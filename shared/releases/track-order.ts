import * as z from 'zod';
import { TrackId } from '../ids.ts';
import { TRACK_LIMIT } from './track-limit.ts';

const Order = z.array(TrackId).max(TRACK_LIMIT, { abort: true });

/** Whether two lists contain the same ids, each of them once. */
export const isReordered = (from: readonly string[], to: readonly string[]): boolean =>
  from.length === to.length && new Set(to).size === to.length && from.every((id) => to.includes(id));

/** A new order of the tracks: `from` as the page showed it, and the order to set. */
export const TrackOrder = z
  .strictObject({ from: Order, to: Order })
  .refine(({ from, to }) => isReordered(from, to), { path: ['to'], message: 'Must hold the same tracks' });
export type TrackOrder = z.infer<typeof TrackOrder>;
