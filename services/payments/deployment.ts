import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { freshSignInSettings } from '../platform/fresh-sign-in.ts';
import { secret, setting, table } from '../platform/named-resource.ts';
import { codePrefixes } from '../releases/deployment.ts';
import { HealingConfig, PaymentsConfig, ReleaseWithdrawnConfig } from './config.ts';
import { HEALING_MS } from './provider-timeouts.ts';

const payments = {
  LEDGER_TABLE_NAME: table('ledger'),
  SITE_URL: setting('siteUrl'),
  STRIPE_SECRET_ARN: secret('stripe'),
  STRIPE_API_URL: setting('stripeApiUrl'),
};

export const deployment = describeApi({
  config: PaymentsConfig,
  environment: { ...payments, ...codePrefixes, AUDIT_TABLE_NAME: table('audit'), ...freshSignInSettings },
  // Longer than a single request may wait for the provider (provider-timeouts.ts), and shorter than the gateway's 30 s.
  timeoutSeconds: 25,
  // Reserved, because paid releases must be activated and Stripe's events accepted under any load.
  reservedPercent: 5,
});

export const onHealing = describeFunction({
  config: HealingConfig,
  environment: { ...payments, TABLE_NAME: table('table') },
  timeoutSeconds: HEALING_MS / 1000 + 60,
});

export const onReleaseWithdrawn = describeFunction({
  config: ReleaseWithdrawnConfig,
  environment: { ...payments, TABLE_NAME: table('table') },
  // A batch of events is handled at once, and each may wait for the provider.
  timeoutSeconds: 60,
});
