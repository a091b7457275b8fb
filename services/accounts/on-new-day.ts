import type { ScheduledEvent } from 'aws-lambda';
import type { ArtistId } from '../../shared/ids.ts';
import { moneyLeft } from '../payouts/money-left.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { openService } from '../platform/open-service.ts';
import { openTable } from '../platform/table.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { NewDayConfig } from './config.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { followPool } from './follow-pool.ts';
import { profileRepository } from './profile-repository.ts';
import { userPoolGateway } from './user-pool-gateway.ts';

const { config, table, now, log } = openService('accounts', NewDayConfig);
const profiles = profileRepository(table);
const wallets = walletRepository(openTable(config.WALLET_TABLE_NAME));
const pool = userPoolGateway(config.USER_POOL_ID);

/** Once a day accounts end whose artists asked for it, and what happened at the user pool alone is followed here. */
export const handler = async (event: ScheduledEvent): Promise<void> => {
  // First: an account that is gone from the pool only would be closed with all that it says.
  const hasMoney = async (artistId: ArtistId) => moneyLeft(await wallets.find(artistId)) !== undefined;
  await eraseDueAccounts({ profiles, pool, cards: cardRepository(table).all, hasMoney, log, now: now() });
  await followPool({ profiles, pool, log, now: now() }, event.id);
};
