import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { KeySet, ProviderKeys } from './provider-keys.ts';
import type { ProviderTimeouts } from './provider-timeouts.ts';

type Options = { keys: ProviderKeys; apiUrl: string; now: () => Date; patience: ProviderTimeouts };
/**
 * Makes one call to the provider.
 * @throws what the call threw
 */
export type AskStripe = <T>(call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>) => Promise<T>;

/** A Stripe client with the current keys, whose calls share one deadline. */
export const stripeClient = ({ keys, apiUrl, now, patience }: Options) => {
  const { hostname, port, protocol } = new URL(apiUrl);
  let opened: { secretKey: string; stripe: Stripe } | undefined;
  const clientOf = ({ secretKey }: KeySet): Stripe => {
    if (opened?.secretKey !== secretKey) {
      const stripe = new Stripe(secretKey, {
        host: hostname,
        port: port || (protocol === 'https:' ? 443 : 80),
        protocol: protocol === 'https:' ? 'https' : 'http',
        telemetry: false,
        maxNetworkRetries: patience.retries,
      });
      opened = { secretKey, stripe };
    }
    return opened.stripe;
  };

  /**
   * Makes calls with the current keys, and retries once with newer keys if the provider rejects them.
   * @param deadline when to give up
   */
  const until =
    (deadline: Date): AskStripe =>
    async (call) => {
      const options = () => {
        const left = deadline.getTime() - now().getTime();
        if (left <= 0) throw new Problem('payment-provider-unavailable');
        return { timeout: Math.min(patience.callMs, Math.ceil(left / (1 + patience.retries))) };
      };
      const held = await keys.current();
      try {
        return await call(clientOf(held), options());
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
        const newer = await keys.renewed();
        if (newer.secretKey === held.secretKey) throw error;
        return call(clientOf(newer), options());
      }
    };
  return { until };
};
