import { accountsContract } from '../../shared/accounts/contract.ts';
import { idsFrom } from '../../shared/ids.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { readConfig } from '../platform/config.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { AccountsConfig } from './config.ts';
import { ensureProfile as ensure } from './ensure-profile.ts';
import { followEmail } from './follow-email.ts';
import { accountHandlers } from './handlers.ts';
import { profileRepository, standingFrom } from './profile-repository.ts';
import { userPoolGateway } from './user-pool-gateway.ts';

const config = readConfig(AccountsConfig);
const now = () => new Date();
const table = openTable(config.TABLE_NAME);
const profiles = profileRepository(table);
const pool = userPoolGateway(config.USER_POOL_ID);
const ensureProfile = ensure({
  profiles,
  attributes: async (artistId) => (await pool.find(artistId))?.attributes,
  now,
});
const platform = apiPlatform('accounts', { config, table, standing: standingFrom(ensureProfile), now });

export const handler = serve(
  accountsContract,
  accountHandlers({
    profiles,
    pool,
    ensureProfile,
    followEmail: followEmail({ profiles, pool, log: platform.log, now }),
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId: idsFrom(now), now }),
    now,
  }),
  platform,
);
