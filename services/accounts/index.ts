import { accountsContract } from '../../shared/accounts/contract.ts';
import { idsFrom } from '../../shared/ids.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { assertFreshSignIn } from '../platform/fresh-sign-in.ts';
import { openService } from '../platform/open-service.ts';
import { secretGateway } from '../platform/secret-gateway.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { accessFrom } from '../profiles/account-access.ts';
import { passwordGateway } from '../profiles/password-gateway.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { unsubscribeCheck } from '../profiles/unsubscribe-links.ts';
import { userPoolGateway } from '../profiles/user-pool-gateway.ts';
import { userSearchRepository } from '../profiles/user-search-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { accountMailRepository } from './account-mail-repository.ts';
import { AccountsConfig } from './config.ts';
import { copyPoolChanges } from './copy-pool-changes.ts';
import { ensureProfile as ensure } from './ensure-profile.ts';
import { accountHandlers } from './handlers.ts';

const service = openService('accounts', AccountsConfig);
const { config, table, now, log } = service;
const profiles = profileRepository(table);
const pool = userPoolGateway(config.USER_POOL_ID);
const newId = idsFrom(now);
const ensureProfile = ensure({
  profiles,
  attributes: async (artistId) => (await pool.find(artistId))?.attributes,
  now,
});

export const handler = serve(
  accountsContract,
  accountHandlers({
    profiles,
    mails: accountMailRepository(table),
    pool,
    passwords: passwordGateway({ userPoolId: config.USER_POOL_ID, clientId: config.USER_POOL_CLIENT_ID }),
    ensureProfile,
    followEmail: copyPoolChanges({ profiles, pool, log, now }),
    userSearch: userSearchRepository(table),
    cards: cardRepository(table),
    wallets: walletRepository(openTable(config.WALLET_TABLE_NAME)),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    isUnsubscribeToken: unsubscribeCheck(secretGateway(config.UNSUBSCRIBE_SECRET_ARN)),
    assertFreshSignIn: (actor) => assertFreshSignIn(actor, config, now()),
    now,
  }),
  apiPlatform(service, accessFrom(ensureProfile)),
);
