import { paymentsContract } from '../../shared/payments/contract.ts';
import { profileRepository, standingFrom } from '../accounts/profile-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/logger.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { PaymentsConfig } from './config.ts';
import { paymentHandlers } from './handlers.ts';
import { paymentRepository } from './payment-repository.ts';
import { providerKeys } from './provider-keys.ts';
import { providerSecretGateway } from './provider-secret-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

const config = readConfig(PaymentsConfig);
const now = () => new Date();
const log = openLog('payments');
const table = openTable(config.TABLE_NAME);
const profiles = profileRepository(table);
const stripe = stripeGateway({
  keys: providerKeys(providerSecretGateway(config.STRIPE_SECRET_ARN), { now, log }),
  apiUrl: config.STRIPE_API_URL,
  siteUrl: config.SITE_URL,
  log,
  now,
});

export const handler = serve(
  paymentsContract,
  paymentHandlers({
    releases: releaseRepository(table),
    profiles,
    payments: paymentRepository(table, config.LEDGER_TABLE_NAME),
    stripe,
    log,
    now,
  }),
  apiPlatform('payments', { config, table, standing: standingFrom(profiles.find), now }),
);
