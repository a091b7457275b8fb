import type { Operation } from '../operation.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createPayout } from './create-payout.ts';
import { createRefund } from './create-refund.ts';
import { expireCheckoutSession } from './expire-checkout-session.ts';
import { lists } from './list.ts';
import { retrievals } from './retrieve.ts';
import { updateDispute } from './update-dispute.ts';

/** The part of Stripe's API that the stand-in implements. */
export const OPERATIONS: readonly Operation[] = [
  createCheckoutSession,
  expireCheckoutSession,
  createRefund,
  createPayout,
  updateDispute,
  ...lists,
  ...retrievals,
];
