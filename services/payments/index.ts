import { paymentsContract } from '../../shared/payments/contract.ts';
import { accountAccess } from '../accounts/account-access.ts';
import { profileRepository } from '../accounts/profile-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { PaymentsConfig } from './config.ts';
import { paymentHandlers } from './handlers.ts';
import { paymentListRepository } from './payment-list-repository.ts';
import { paymentRepository } from './payment-repository.ts';
import { providerEventRepository } from './provider-event-repository.ts';
import { providerKeys } from './provider-keys.ts';
import { providerSecretGateway } from './provider-secret-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

const service = openService('payments', PaymentsConfig);
const { config, table, now, log } = service;
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
    profiles: profileRepository(table),
    payments: paymentRepository(table, config.LEDGER_TABLE_NAME),
    lists: paymentListRepository(table),
    events: providerEventRepository(table),
    stripe,
    log,
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
