import { openService } from '../platform/open-service.ts';
import { PlansEndConfig } from './config.ts';
import { cardRepository } from './library/card-repository.ts';
import { endPlans } from './plans/end-plans.ts';
import { releaseRepository } from './storage/release-repository.ts';

const { table, now, log } = openService('releases', PlansEndConfig);

/** Hourly: moves releases with an expired plan to the basic share. */
export const handler = (): Promise<void> =>
  endPlans({ cards: cardRepository(table), releases: releaseRepository(table), log, now: now() });
