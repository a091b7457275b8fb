/** The keys of a Stripe account. */
export type StripeKeys = { secretKey: string; webhookSecret: string };

/** The URL of Stripe's own API. */
export const STRIPE_API = 'https://api.stripe.com';

/** A secret that signs nothing: no event is accepted, and payments are found when the artist returns. */
const NO_WEBHOOK = 'whsec_none';

/**
 * Reads the keys of a Stripe account in test mode, which replaces the stand-in; undefined if none are set.
 * @throws Error with one sentence if they are not test-mode keys (design 10.8)
 */
export function stripeTestMode(environment: NodeJS.ProcessEnv): StripeKeys | undefined {
  const { SEGNO_STRIPE_KEY: secretKey, SEGNO_STRIPE_WEBHOOK_SECRET: webhookSecret = NO_WEBHOOK } = environment;
  if (!secretKey) return undefined;
  if (!/^(sk|rk)_test_\w+$/.test(secretKey))
    throw new Error('SEGNO_STRIPE_KEY must be a test-mode key (sk_test_… or rk_test_…): a laptop moves no money.');
  if (!/^whsec_\w+$/.test(webhookSecret))
    throw new Error('SEGNO_STRIPE_WEBHOOK_SECRET must be what `stripe listen` prints (whsec_…).');
  return { secretKey, webhookSecret };
}
