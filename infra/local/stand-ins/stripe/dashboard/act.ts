import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { closeDispute } from '../close-dispute.ts';
import { findRow, idOf } from '../find-row.ts';
import { openDispute } from '../open-dispute.ts';
import { refundCharge } from '../refund-charge.ts';
import { settleCharge } from '../settle-charge.ts';
import { settleRefund } from '../settle-refund.ts';
import { StripeError } from '../stripe-error.ts';
import { type DashboardPayment, dashboardPayment } from './dashboard-payment.ts';

type Act = (account: Account, payment: DashboardPayment, cents: number | undefined) => void;

/** Actions taken by a person in the dashboard, the buyer, the buyer's bank, or Stripe. */
const ACTS = {
  refund: (account, { charge }, amount) =>
    refundCharge(account, succeeded(charge), { amount, metadata: {}, reason: 'requested_by_customer' }),
  'fail-refund': (account, { refunds }) => settleRefund(account, existing(refunds.at(-1), 'refund'), 'fails'),
  dispute: (account, { charge, dispute }) => {
    if (dispute) throw new StripeError('This payment has already been disputed.');
    openDispute(account, succeeded(charge));
  },
  'win-dispute': (account, { dispute }) => closeDispute(account, existing(dispute, 'dispute'), 'won'),
  'lose-dispute': (account, { dispute }) => closeDispute(account, existing(dispute, 'dispute'), 'lost'),
  succeed: (account, { charge }) => settleCharge(account, existing(charge, 'charge'), 'succeeds'),
  fail: (account, { charge }) => settleCharge(account, existing(charge, 'charge'), 'fails'),
  'send-events-again': sendEventsAgain,
} satisfies Record<string, Act>;

export type DashboardAction = keyof typeof ACTS;
export const isDashboardAction = (name: string): name is DashboardAction => Object.hasOwn(ACTS, name);

/**
 * Applies one action to a payment.
 * @param cents the amount of a refund; if undefined, everything that is left
 * @throws StripeError with the API's message if the action is not possible
 */
export function act(account: Account, intentId: string, action: DashboardAction, cents?: number): void {
  const acting: Act = ACTS[action];
  acting(account, dashboardPayment(account, findRow(account.store, 'payment_intent', intentId)), cents);
}

/** Delivers each of the payment's events once more, like "Resend" in Stripe's dashboard. */
function sendEventsAgain({ store, hasWebhook }: Account, { intent, session }: DashboardPayment): void {
  if (!hasWebhook) throw new StripeError('No webhook is set.');
  for (const event of store.all('event')) {
    const about = event.data.object as { id?: string; payment_intent?: string | { id: string } | null };
    const isOfPayment = idOf(about.payment_intent ?? null) === intent.id;
    if (isOfPayment || about.id === intent.id || about.id === session?.id) store.put('delivery', { id: event.id });
  }
}

function existing<T>(object: T | undefined, noun: string): T {
  if (object === undefined) throw new StripeError(`This payment has no ${noun}.`);
  return object;
}

function succeeded(charge: Stripe.Charge | undefined): Stripe.Charge {
  if (charge?.status !== 'succeeded') throw new StripeError('This payment has no successful charge.');
  return charge;
}
