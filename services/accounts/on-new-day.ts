import type { ScheduledEvent } from 'aws-lambda';
import { openService } from '../platform/open-service.ts';
import { closeGoneAccounts } from './close-gone-accounts.ts';
import { NewDayConfig } from './config.ts';
import { expireSignUps } from './expire-sign-ups.ts';
import { profileRepository } from './profile-repository.ts';
import { userPoolGateway } from './user-pool-gateway.ts';

const { config, table, now, log } = openService('accounts', NewDayConfig);
const profiles = profileRepository(table);
const pool = userPoolGateway(config.USER_POOL_ID);

/** Once a day what happened at the user pool alone is followed here. Told twice, the second time finds nothing to do. */
export const handler = async (event: ScheduledEvent): Promise<void> => {
  const at = now();
  const expired = await expireSignUps(pool, at);
  log.info('unconfirmed sign-ups were removed', { eventId: event.id, code: String(expired) });
  for (const artistId of await closeGoneAccounts({ profiles, pool, now: at })) {
    log.info('an account is gone from the user pool and was closed', { eventId: event.id, artistId });
  }
};
