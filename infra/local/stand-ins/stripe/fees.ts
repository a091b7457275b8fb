/** What Stripe takes of a card payment in the United States: 2.9% and 30 cents (stripe.com/pricing). Not given back with a refund. */
export const cardFee = (cents: number): number => Math.round(cents * 0.029) + 30;

/** What a dispute costs in the United States, in cents; since June 2025 also one that is won (stripe.com/pricing). */
export const DISPUTE_FEE = 1500;
