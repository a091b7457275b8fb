import * as z from 'zod';

/** An amount in any currency, as a plain decimal above zero with at most six decimals. */
export const PositiveAmount = z
  .string()
  .max(30, { abort: true })
  .regex(/^\d{1,15}(\.\d{1,6})?$/)
  .refine((text) => /[1-9]/.test(text), 'The amount must be more than zero');
