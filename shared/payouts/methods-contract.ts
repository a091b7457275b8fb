import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { PayoutMethodId } from '../ids.ts';
import { MethodLabel, PayoutMethod, PayoutMethodDetails } from './payout-method.ts';

const password = z.string().max(256, { abort: true }).min(1);

/** Routes for the caller's payout methods (product 24.11). */
export const payoutMethodsContract = contract({
  /** Lists the caller's saved methods, oldest first, and how many hours a new one is held. */
  'GET /api/me/payout-methods': {
    access: 'signed-in',
    reply: z.object({ items: z.array(PayoutMethod), holdHours: z.number() }),
    problems: [],
  },

  /**
   * Saves a method. If an identical one exists, returns that. The route has no idempotency key, which would mean
   * storing a fingerprint of a request that contains a password and an account number.
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

  /**
   * Changes a method's name, or its destination within the same kind. Without `method` the destination stays the same.
   * A new destination is held like a new method.
   */
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
