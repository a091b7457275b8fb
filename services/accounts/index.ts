import { accountsContract } from '../../shared/accounts/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { readConfig } from '../platform/config.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { AccountsConfig } from './config.ts';
import { ensureProfile as ensure } from './ensure-profile.ts';
import { accountHandlers } from './handlers.ts';
import { profileRepository, standingFrom } from './profile-repository.ts';
import { userPoolGateway } from './user-pool-gateway.ts';

const config = readConfig(AccountsConfig);
const now = () => new Date();
const table = openTable(config.TABLE_NAME);
const profiles = profileRepository(table);
const ensureProfile = ensure({ profiles, attributes: userPoolGateway(config.USER_POOL_ID).attributes, now });

export const handler = serve(
  accountsContract,
  accountHandlers({ profiles, ensureProfile, now }),
  apiPlatform('accounts', { config, table, standing: standingFrom(ensureProfile), now }),
);
