import type { Operation } from '../operation.ts';
import { acceptDispute, updateDispute } from './answer-dispute.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createRefund } from './create-refund.ts';
import { expireCheckoutSession } from './expire-checkout-session.ts';
import { listCheckoutSessions } from './list-checkout-sessions.ts';
import { listEvents } from './list-events.ts';
import { openLocalDispute } from './open-local-dispute.ts';
import { retrievals } from './retrieve.ts';

/** All that the stand-in implements of Stripe's API. */
export const OPERATIONS: readonly Operation[] = [
  createCheckoutSession,
  expireCheckoutSession,
  createRefund,
  updateDispute,
  acceptDispute,
  openLocalDispute,
  listCheckoutSessions,
  listEvents,
  ...retrievals,
];
