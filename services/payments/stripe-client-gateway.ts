import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { KeySet, ProviderKeys } from './provider-keys.ts';
import type { ProviderPatience } from './provider-patience.ts';

type Options = { keys: ProviderKeys; apiUrl: string; now: () => Date; patience: ProviderPatience };
/** One call of the provider's. @throws what it threw */
export type Ask = <T>(call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>) => Promise<T>;

/** Stripe's client with the keys that are current, and the time that a request of ours has left. */
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
   * Asks with the current keys; once more when the provider does not take them, and there are newer ones.
   * @param deadline when it is given up
   */
  const until =
    (deadline: Date): Ask =>
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
