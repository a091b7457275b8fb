import { idsFrom } from '../../shared/ids.ts';
import { releasesContract } from '../../shared/releases/contract.ts';
import { profileRepository, standingFrom } from '../accounts/profile-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { ApiConfig, readConfig } from '../platform/config.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { cardRepository } from './card-repository.ts';
import { releaseHandlers } from './handlers.ts';
import { releaseRepository } from './release-repository.ts';

const config = readConfig(ApiConfig);
const now = () => new Date();
const table = openTable(config.TABLE_NAME);

export const handler = serve(
  releasesContract,
  releaseHandlers({ releases: releaseRepository(table), cards: cardRepository(table), newId: idsFrom(now), now }),
  apiPlatform('releases', { config, table, standing: standingFrom(profileRepository(table).find), now }),
);
