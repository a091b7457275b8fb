import { openService } from '../platform/open-service.ts';
import { HealingConfig } from './config.ts';
import { healWith } from './heal-with.ts';
import { openPayments } from './open-payments.ts';

const opened = openPayments(openService('payments', HealingConfig));

/** Each hour payments are compared with what the provider says. */
export const handler = (): Promise<void> => healWith(opened);
