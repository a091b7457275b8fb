import * as z from 'zod';
import { advancesContract } from '../advances/contract.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { PayoutId, PayoutMethodId } from '../ids.ts';
import { receiptsContract } from '../receipts/contract.ts';
import { taxContract } from '../tax/contract.ts';
import { Text } from '../text-schemas.ts';
import { Balance } from './balance.ts';
import { payoutBatchesContract } from './batches-contract.ts';
import { payoutMethodsContract } from './methods-contract.ts';
import { officePayoutsContract } from './office-contract.ts';
import { PayoutView } from './payout.ts';

export const payoutsContract = contract({
  ...payoutMethodsContract,
  ...officePayoutsContract,
  ...payoutBatchesContract,
  ...advancesContract,
  ...receiptsContract,
  ...taxContract,

  /** Shows the caller's balance, which is zero if nothing was ever posted (product 24.1). */
  'GET /api/me/balance': { access: 'signed-in', reply: Balance, problems: [] },

  /** Lists the caller's own payouts, newest first. */
  'GET /api/me/payouts': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(PayoutView),
    problems: [],
  },

  /**
   * Requests a payout of the whole balance; the server computes the amount (product 24.2). Allowed for any account
   * status. An artist who is deleting the account may request less than the minimum.
   */
  'POST /api/me/payouts': {
    access: 'signed-in',
    body: z.strictObject({ methodId: PayoutMethodId, notes: Text.optional(), isLeaving: z.literal(true).optional() }),
    reply: PayoutView,
    problems: [
      'payout-method-not-found',
      'payout-method-held',
      'payout-open',
      'balance-below-minimum',
      'balance-changed',
    ],
    idempotent: 'in-its-write',
  },

  /** Cancels a request that the office has not decided yet. */
  'POST /api/me/payouts/{payoutId}/cancel': {
    access: 'signed-in',
    params: z.object({ payoutId: PayoutId }),
    reply: PayoutView,
    problems: ['payout-not-found', 'payout-decided'],
    idempotent: 'in-its-write',
  },
});
