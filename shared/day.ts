import * as z from 'zod';

/**
 * A calendar day that exists, as YYYY-MM-DD (product 6.9). Separate from calculations with days, so that a page that
 * only calculates loads no schemas.
 */
export const Day = z.iso.date('Must be in YYYY-MM-DD format');
