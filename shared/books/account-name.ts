import * as z from 'zod';

/**
 * The name of a ledger account: `cash`, or `receivable:spotify` if every owner has an account of its own. A name cannot
 * contain `#`, which separates the parts of keys.
 */
export const AccountName = z
  .string()
  .max(120, { abort: true })
  .regex(/^[a-z][a-z-]*(:[\w.-]+)?$/);
