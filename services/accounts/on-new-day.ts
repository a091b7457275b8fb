import type { ScheduledEvent } from 'aws-lambda';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/logger.ts';
import { openTable } from '../platform/table.ts';
import { closeGoneAccounts } from './close-gone-accounts.ts';
import { NewDayConfig } from './config.ts';
import { expireSignUps } from './expire-sign-ups.ts';
import { profileRepository } from './profile-repository.ts';
import { userPoolGateway } from './user-pool-gateway.ts';

const config = readConfig(NewDayConfig);
const profiles = profileRepository(openTable(config.TABLE_NAME));
const pool = userPoolGateway(config.USER_POOL_ID);
const log = openLog('accounts');

/** Once a day what happened at the user pool alone is followed here. Told twice, the second time finds nothing to do. */
export const handler = async (event: ScheduledEvent): Promise<void> => {
  const now = new Date();
  const expired = await expireSignUps(pool, now);
  log.info('unconfirmed sign-ups were removed', { eventId: event.id, code: String(expired) });
  for (const artistId of await closeGoneAccounts({ profiles, pool, now })) {
    log.info('an account is gone from the user pool and was closed', { eventId: event.id, artistId });
  }
};
