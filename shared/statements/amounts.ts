import * as z from 'zod';

/** An exact number as a plain decimal string, with a minus sign if it is negative. */
export const DecimalText = z
  .string()
  .max(80, { abort: true })
  .regex(/^-?\d{1,38}(\.\d{1,38})?$/);
export const Currency = z
  .string()
  .max(3, { abort: true })
  .regex(/^[A-Z]{3}$/);
/** Dollars for one unit of a currency. */
export const Rate = z
  .string()
  .max(30, { abort: true })
  .regex(/^\d{1,7}(\.\d{1,12})?$/)
  .refine((text) => /[1-9]/.test(text), 'The rate must be more than zero');
