import * as z from 'zod';

/**
 * The name of a ledger account: `cash`, or `receivable:spotify` where each owner has one. No name contains `#`, which
 * separates parts of keys.
 */
export const AccountName = z
  .string()
  .max(120, { abort: true })
  .regex(/^[a-z][a-z-]*(:[\w.-]+)?$/);
