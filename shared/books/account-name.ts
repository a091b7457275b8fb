import * as z from 'zod';

/** How an account of the ledger is called: `cash`, or `receivable:spotify` where each owner has one. `#` parts keys, and is in no name. */
export const AccountName = z
  .string()
  .max(120, { abort: true })
  .regex(/^[a-z][a-z-]*(:[\w.-]+)?$/);
