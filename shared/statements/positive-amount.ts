import * as z from 'zod';

/** An amount of money in any currency, as a plain decimal: more than zero, with six decimals at most. */
export const PositiveAmount = z
  .string()
  .max(30, { abort: true })
  .regex(/^\d{1,15}(\.\d{1,6})?$/)
  .refine((text) => /[1-9]/.test(text), 'An amount is more than zero');
