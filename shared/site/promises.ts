import { DELETION_DAYS } from '../accounts/deletion.ts';

/** The clocks that the public pages promise, as the product keeps them (product 1.8). */
export const promises = {
  /** From a request until a takedown is sent to the stores (product 34). */
  takedownSentWithin: 'five business days',
  /** From a request until an account is deleted (product 19.2). */
  accountDeletedAfter: `${DELETION_DAYS} days`,
} as const;
