import type Stripe from 'stripe';

export type LineItem = { description: string; quantity: number; amount: number };

/** The items of a session, stored under the session's id, and the metadata for its payment. */
type CheckoutOrder = { id: string; lineItems: LineItem[]; intentMetadata?: Stripe.Metadata };

/** The first reply to an idempotency key; `at` is in seconds. */
export type FirstReply = {
  id: string;
  endpoint: string;
  fingerprint: string;
  status: number;
  body: object;
  requestId: string;
  at: number;
};

/** An event that the webhook has not acknowledged yet; the id is the event's. */
type Delivery = { id: string };

/** The scheduled result of a pending charge, refund or payout, under the same id. `at` is in seconds. */
type Later = { id: string; at: number; end: 'succeeds' | 'fails' };

export type Tables = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  payout: Stripe.Payout;
  balance_transaction: Stripe.BalanceTransaction;
  event: Stripe.Event;
  order: CheckoutOrder;
  first_reply: FirstReply;
  delivery: Delivery;
  later: Later;
};
export type TableName = keyof Tables;
export const TABLE_NAMES: readonly TableName[] = [
  'checkout.session',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'payout',
  'balance_transaction',
  'event',
  'order',
  'first_reply',
  'delivery',
  'later',
];

/** One line of the journal: all changes of one call. */
export type Change = { put: [TableName, Tables[TableName]][]; drop: [TableName, string][] };
