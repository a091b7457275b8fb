import { idsFrom } from '../../shared/ids.ts';
import { splitsContract } from '../../shared/splits/contract.ts';
import { earningsRepository } from '../earnings/earnings-repository.ts';
import { addressRepository } from '../platform/address-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { callQuota } from '../platform/call-quota.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { userPoolGateway } from '../profiles/user-pool-gateway.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { SplitsConfig } from './config.ts';
import { splitHandlers } from './handlers.ts';
import { splitInvitationRepository } from './split-invitation-repository.ts';
import { splitRepository } from './split-repository.ts';
import { trackEarnings } from './track-earnings.ts';

const service = openService('splits', SplitsConfig);
const { config, table, now } = service;

export const handler = serve(
  splitsContract,
  splitHandlers({
    table,
    splits: splitRepository(table),
    invitations: splitInvitationRepository(table),
    releases: releaseRepository(table),
    profiles: profileRepository(table),
    pool: userPoolGateway(config.USER_POOL_ID),
    addresses: addressRepository(table),
    earnedOf: trackEarnings(earningsRepository(table)),
    takeCall: callQuota({ table, secret: config.ORIGIN_SECRET, now }),
    newId: idsFrom(now),
    newToken: newLinkToken,
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
