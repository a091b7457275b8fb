import type Stripe from 'stripe';

/** What Stripe takes of a charge in the United States, in cents (stripe.com/pricing). A refund does not give it back. */
export const chargeFee = ({ amount, payment_method_details: paidWith }: Stripe.Charge): number =>
  paidWith?.type === 'us_bank_account' ? Math.min(Math.round(amount * 0.008), 500) : Math.round(amount * 0.029) + 30;

/** What an instant payout costs in the United States, in cents: 1.5%, at least 50 (stripe.com/pricing). A standard one costs nothing. */
export const payoutFee = (amount: number, method: 'standard' | 'instant'): number =>
  method === 'instant' ? Math.max(Math.round(amount * 0.015), 50) : 0;

/** What a dispute costs in the United States, in cents; since June 2025 also one that is won (stripe.com/pricing). */
export const DISPUTE_FEE = 1500;
