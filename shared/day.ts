import * as z from 'zod';

/**
 * A calendar day as YYYY-MM-DD that exists (product 6.9). Apart from what is computed of days: a page that only
 * computes loads no schemas.
 */
export const Day = z.iso.date('Must be in YYYY-MM-DD format');
