import type Stripe from 'stripe';

/** Stripe's fee for a charge in the United States, in cents (stripe.com/pricing). A refund does not return it. */
export const chargeFee = ({ amount, payment_method_details: paidWith }: Stripe.Charge): number =>
  paidWith?.type === 'us_bank_account' ? Math.min(Math.round(amount * 0.008), 500) : Math.round(amount * 0.029) + 30;

/**
 * The fee of an instant payout in the United States, in cents: 1.5%, at least 50 (stripe.com/pricing). A standard
 * payout is free.
 */
export const payoutFee = (amount: number, method: 'standard' | 'instant'): number =>
  method === 'instant' ? Math.max(Math.round(amount * 0.015), 50) : 0;

/**
 * The fee for a dispute in the United States, in cents; since June 2025 it is charged even if the dispute is won
 * (stripe.com/pricing).
 */
export const DISPUTE_FEE = 1500;
