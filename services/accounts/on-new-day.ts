import type { ScheduledEvent } from 'aws-lambda';
import { openService } from '../platform/open-service.ts';
import { NewDayConfig } from './config.ts';
import { followPool } from './follow-pool.ts';
import { profileRepository } from './profile-repository.ts';
import { userPoolGateway } from './user-pool-gateway.ts';

const { config, table, now, log } = openService('accounts', NewDayConfig);
const profiles = profileRepository(table);
const pool = userPoolGateway(config.USER_POOL_ID);

/** Once a day what happened at the user pool alone is followed here. */
export const handler = (event: ScheduledEvent): Promise<void> =>
  followPool({ profiles, pool, log, now: now() }, event.id);
