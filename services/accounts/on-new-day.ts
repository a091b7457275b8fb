import type { Context, ScheduledEvent } from 'aws-lambda';
import type { ArtistId } from '../../shared/ids.ts';
import { forfeitedBalance } from '../payouts/forfeited-balance.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { openService } from '../platform/open-service.ts';
import { pacer } from '../platform/pacer.ts';
import { openTable } from '../platform/table.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { userPoolGateway } from '../profiles/user-pool-gateway.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { accountWalkRepository } from './account-walk-repository.ts';
import { NewDayConfig } from './config.ts';
import { followAccounts } from './follow-accounts.ts';

const { config, table, now, log } = openService('accounts', NewDayConfig);
const wallets = walletRepository(openTable(config.WALLET_TABLE_NAME));
const needs = {
  walks: accountWalkRepository(table),
  profiles: profileRepository(table),
  pool: userPoolGateway(config.USER_POOL_ID),
  poolTurn: pacer(config.POOL_READS_PER_SECOND),
  cards: cardRepository(table).all,
  hasMoney: async (artistId: ArtistId) => forfeitedBalance(await wallets.find(artistId)) !== undefined,
  log,
  now,
  restMs: 20 * 3_600_000,
};

/** The maximum time that a page takes, including erasures. */
const PAGE_MS = 60_000;

/**
 * Every quarter of an hour: continues the daily walk over all accounts, or begins one if a day has passed since the
 * last.
 */
export const handler = (event: ScheduledEvent, context: Context): Promise<void> =>
  followAccounts({ ...needs, isTime: () => context.getRemainingTimeInMillis() > PAGE_MS }, event.id);
