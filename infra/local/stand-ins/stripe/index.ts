export type { StripeOptions } from './start-stripe.ts';
export { startStripe } from './start-stripe.ts';
