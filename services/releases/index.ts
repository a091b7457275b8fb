import { idsFrom } from '../../shared/ids.ts';
import { releasesContract } from '../../shared/releases/contract.ts';
import { profileRepository, standingFrom } from '../accounts/profile-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { readConfig } from '../platform/config.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { cardRepository } from './card-repository.ts';
import { codeRepository } from './code-repository.ts';
import { ReleasesConfig } from './config.ts';
import { releaseHandlers } from './handlers.ts';
import { releaseRepository } from './release-repository.ts';
import { submission } from './submission.ts';
import { trackRepository } from './track-repository.ts';

const config = readConfig(ReleasesConfig);
const now = () => new Date();
const table = openTable(config.TABLE_NAME);
const releases = releaseRepository(table);
const platform = apiPlatform('releases', { config, table, standing: standingFrom(profileRepository(table).find), now });

export const handler = serve(
  releasesContract,
  releaseHandlers({
    releases,
    tracks: trackRepository(table),
    cards: cardRepository(table),
    submit: submission({
      releases,
      codes: codeRepository(table),
      prefixes: { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES },
      log: platform.log,
      now,
    }),
    newId: idsFrom(now),
    now,
  }),
  platform,
);
