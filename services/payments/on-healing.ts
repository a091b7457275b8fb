import { openService } from '../platform/open-service.ts';
import { HealingConfig } from './config.ts';
import { openPayments } from './open-payments.ts';
import { runHealing } from './run-healing.ts';

const opened = openPayments(openService('payments', HealingConfig));

/** Hourly: compares payments with the provider's records. */
export const handler = (): Promise<void> => runHealing(opened);
