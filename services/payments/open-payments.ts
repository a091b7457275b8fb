import type * as z from 'zod';
import type { Service } from '../platform/open-service.ts';
import { secretGateway } from '../platform/secret-gateway.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { cardPayoutRepository } from './card-payout-repository.ts';
import { checkoutRepository } from './checkout-repository.ts';
import type { HealingConfig } from './config.ts';
import { intentRepository } from './intent-repository.ts';
import { paymentListRepository } from './payment-list-repository.ts';
import { providerEventRepository } from './provider-event-repository.ts';
import { providerKeys } from './provider-keys.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** The settlement of payments, whether the page, the webhook or the schedule reports them. */
export const openPayments = ({ config, table, now, log }: Service<z.output<typeof HealingConfig>>) => ({
  releases: releaseRepository(table),
  profiles: profileRepository(table),
  checkouts: checkoutRepository(table),
  intents: intentRepository(table, config.LEDGER_TABLE_NAME),
  lists: paymentListRepository(table),
  events: providerEventRepository(table),
  cardPayouts: cardPayoutRepository(table, config.LEDGER_TABLE_NAME),
  stripe: stripeGateway({
    keys: providerKeys(secretGateway(config.STRIPE_SECRET_ARN), { now, log }),
    apiUrl: config.STRIPE_API_URL,
    siteUrl: config.SITE_URL,
    log,
    now,
  }),
  log,
  now,
});
