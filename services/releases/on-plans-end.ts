import { openService } from '../platform/open-service.ts';
import { PlansEndConfig } from './config.ts';
import { cardRepository } from './library/card-repository.ts';
import { endPlans } from './plans/end-plans.ts';
import { releaseRepository } from './storage/release-repository.ts';

const { table, now, log } = openService('releases', PlansEndConfig);

/** Every hour releases fall to the basic share whose yearly plan has ended. */
export const handler = (): Promise<void> =>
  endPlans({ cards: cardRepository(table), releases: releaseRepository(table), log, now: now() });
