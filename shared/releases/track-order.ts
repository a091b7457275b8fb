import * as z from 'zod';
import { TrackId } from '../ids.ts';
import { TRACK_LIMIT } from './track-limit.ts';

const Order = z.array(TrackId).max(TRACK_LIMIT, { abort: true });

/** Whether two lists contain the same ids, each exactly once, in any order. */
export const isPermutation = (from: readonly string[], to: readonly string[]): boolean =>
  from.length === to.length && new Set(to).size === to.length && from.every((id) => to.includes(id));

/** A new order of the tracks: `from` is the order that the page showed, `to` the new one. */
export const TrackOrder = z
  .strictObject({ from: Order, to: Order })
  .refine(({ from, to }) => isPermutation(from, to), { path: ['to'], message: 'Must hold the same tracks' });
export type TrackOrder = z.infer<typeof TrackOrder>;
