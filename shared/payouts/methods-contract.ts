import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { PayoutMethodId } from '../ids.ts';
import { MethodLabel, PayoutMethod, PayoutMethodDetails } from './payout-method.ts';

const password = z.string().max(256, { abort: true }).min(1);

/** Where the caller is paid (product 24.11). */
export const payoutMethodsContract = contract({
  /** The caller's saved methods, the oldest first, and how many hours a new one waits. */
  'GET /api/me/payout-methods': {
    access: 'signed-in',
    reply: z.object({ items: z.array(PayoutMethod), holdHours: z.number() }),
    problems: [],
  },

  /**
   * Saves a method; the same one again is the one that is saved. It is no idempotent route: a fingerprint of a request that holds a password
   * and an account's number would be stored with it.
   */
  'POST /api/me/payout-methods': {
    access: 'signed-in',
    body: z.strictObject({ password, method: PayoutMethodDetails, label: MethodLabel.optional() }),
    reply: PayoutMethod,
    problems: [
      'payout-method-wrong',
      'password-wrong',
      'password-locked',
      'too-many-payout-methods',
      'payout-methods-changed',
    ],
  },

  /** Changes what a method is called, and where it goes, of the same kind; without `method` that stays. What goes elsewhere waits again. */
  'PUT /api/me/payout-methods/{methodId}': {
    access: 'signed-in',
    params: z.object({ methodId: PayoutMethodId }),
    body: z.strictObject({ password, label: MethodLabel, method: PayoutMethodDetails.optional() }),
    reply: PayoutMethod,
    problems: [
      'payout-method-not-found',
      'payout-method-wrong',
      'password-wrong',
      'password-locked',
      'payout-method-known',
      'payout-methods-changed',
    ],
  },

  'DELETE /api/me/payout-methods/{methodId}': {
    access: 'signed-in',
    params: z.object({ methodId: PayoutMethodId }),
    reply: z.object({ removed: z.literal(true) }),
    problems: ['payout-method-not-found', 'payout-methods-changed'],
  },
});
