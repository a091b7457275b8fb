import { describeApi } from '../platform/describe-function.ts';
import { secret, setting, table } from '../platform/named-resource.ts';
import { PaymentsConfig } from './config.ts';

export const deployment = describeApi({
  config: PaymentsConfig,
  environment: {
    LEDGER_TABLE_NAME: table('ledger'),
    SITE_URL: setting('siteUrl'),
    STRIPE_SECRET_ARN: secret('stripe'),
    STRIPE_API_URL: setting('stripeApiUrl'),
  },
  // Longer than all that a request may ask of the provider (provider-patience.ts), shorter than the gateway's 30 s.
  timeoutSeconds: 25,
});
