import * as z from 'zod';

/**
 * An existing calendar day, as YYYY-MM-DD (product 6.9). Kept apart from date calculations, so that a page that only
 * calculates loads no schemas.
 */
export const Day = z.iso.date('Must be in YYYY-MM-DD format');
