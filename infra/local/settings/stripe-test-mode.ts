/** The keys of an account at Stripe. */
export type StripeKeys = { secretKey: string; webhookSecret: string };

/** Stripe itself, as the functions reach it. */
export const STRIPE_API = 'https://api.stripe.com';

/** Signs nothing: without the secret of a webhook no event is taken, and payments are found when the artist returns. */
const NO_WEBHOOK = 'whsec_none';

/**
 * The keys of an account in Stripe's test mode that this laptop asks in place of its stand-in; undefined when none is set.
 * @throws Error with one sentence when they are not keys of the test mode (design 10.8)
 */
export function stripeTestMode(environment: NodeJS.ProcessEnv): StripeKeys | undefined {
  const { SEGNO_STRIPE_KEY: secretKey, SEGNO_STRIPE_WEBHOOK_SECRET: webhookSecret = NO_WEBHOOK } = environment;
  if (!secretKey) return undefined;
  if (!/^(sk|rk)_test_\w+$/.test(secretKey))
    throw new Error(
      'SEGNO_STRIPE_KEY must be a key of the test mode (sk_test_… or rk_test_…): a laptop moves no money.',
    );
  if (!/^whsec_\w+$/.test(webhookSecret))
    throw new Error('SEGNO_STRIPE_WEBHOOK_SECRET must be what `stripe listen` prints (whsec_…).');
  return { secretKey, webhookSecret };
}
