import type { ScheduledEvent } from 'aws-lambda';
import type { ArtistId } from '../../shared/ids.ts';
import { forfeitedBalance } from '../payouts/forfeited-balance.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { openService } from '../platform/open-service.ts';
import { openTable } from '../platform/table.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { userPoolGateway } from '../profiles/user-pool-gateway.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { NewDayConfig } from './config.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { followPool } from './follow-pool.ts';

const { config, table, now, log } = openService('accounts', NewDayConfig);
const profiles = profileRepository(table);
const wallets = walletRepository(openTable(config.WALLET_TABLE_NAME));
const pool = userPoolGateway(config.USER_POOL_ID);

/** Daily: erases accounts that are due for deletion, and follows changes at the user pool. */
export const handler = async (event: ScheduledEvent): Promise<void> => {
  // Runs first: otherwise `followPool` would close an account that was just removed from the pool, and keep its data.
  const hasMoney = async (artistId: ArtistId) => forfeitedBalance(await wallets.find(artistId)) !== undefined;
  await eraseDueAccounts({ profiles, pool, cards: cardRepository(table).all, hasMoney, log, now: now() });
  await followPool({ profiles, pool, log, now: now() }, event.id);
};
