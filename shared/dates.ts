import * as z from 'zod';

/** A calendar day as YYYY-MM-DD that exists (product 6.9). */
export const Day = z.iso.date('Must be in YYYY-MM-DD format');

/** The calendar day of a moment, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
