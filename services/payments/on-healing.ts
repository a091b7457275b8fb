import { openService } from '../platform/open-service.ts';
import { HealingConfig } from './config.ts';
import { healWith } from './heal-with.ts';
import { openPayments } from './open-payments.ts';

const opened = openPayments(openService('payments', HealingConfig));

/** Hourly: compares payments with the provider's records. */
export const handler = (): Promise<void> => healWith(opened);
