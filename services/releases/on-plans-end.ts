import { openService } from '../platform/open-service.ts';
import { cardRepository } from './card-repository.ts';
import { PlansEndConfig } from './config.ts';
import { endPlans } from './end-plans.ts';
import { releaseRepository } from './release-repository.ts';

const { table, now, log } = openService('releases', PlansEndConfig);

/** Every hour releases fall to the basic share whose yearly plan has ended. */
export const handler = (): Promise<void> =>
  endPlans({ cards: cardRepository(table), releases: releaseRepository(table), log, now: now() });
