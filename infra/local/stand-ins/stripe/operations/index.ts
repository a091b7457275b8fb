import type { Operation } from '../operation.ts';
import { acceptDispute, updateDispute } from './answer-dispute.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createRefund } from './create-refund.ts';
import { expireCheckoutSession } from './expire-checkout-session.ts';
import { openLocalDispute } from './open-local-dispute.ts';
import { listCheckoutSessions, listLineItems, retrieveCheckoutSession } from './read-checkout-sessions.ts';
import { listDisputes, retrieveDispute } from './read-disputes.ts';
import { listEvents, retrieveEvent } from './read-events.ts';
import { listPaymentIntents, retrievePaymentIntent } from './read-payment-intents.ts';
import { retrieveBalanceTransaction } from './retrieve-balance-transaction.ts';
import { retrieveCharge } from './retrieve-charge.ts';
import { retrieveRefund } from './retrieve-refund.ts';

/** All that the stand-in implements of Stripe's API. */
export const OPERATIONS: readonly Operation[] = [
  createCheckoutSession,
  retrieveCheckoutSession,
  listCheckoutSessions,
  listLineItems,
  expireCheckoutSession,
  retrievePaymentIntent,
  listPaymentIntents,
  retrieveCharge,
  createRefund,
  retrieveRefund,
  retrieveBalanceTransaction,
  retrieveEvent,
  listEvents,
  retrieveDispute,
  listDisputes,
  updateDispute,
  acceptDispute,
  openLocalDispute,
];
