import { idsFrom } from '../../shared/ids.ts';
import { mediaContract } from '../../shared/media/contract.ts';
import { profileRepository, standingFrom } from '../accounts/profile-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { readConfig } from '../platform/config.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { MediaConfig } from './config.ts';
import { mediaHandlers } from './handlers.ts';
import { mediaRepository } from './media-repository.ts';

const config = readConfig(MediaConfig);
const now = () => new Date();
const table = openTable(config.TABLE_NAME);

export const handler = serve(
  mediaContract,
  mediaHandlers({
    releases: releaseRepository(table),
    media: mediaRepository(table),
    buckets: bucketGateway({ uploads: config.UPLOADS_BUCKET, masters: config.MASTERS_BUCKET }),
    newId: idsFrom(now),
    now,
  }),
  apiPlatform('media', { config, table, standing: standingFrom(profileRepository(table).find), now }),
);
