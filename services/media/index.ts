import { idsFrom } from '../../shared/ids.ts';
import { mediaContract } from '../../shared/media/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { MediaConfig } from './config.ts';
import { mediaHandlers } from './handlers.ts';
import { heardRepository } from './heard-repository.ts';
import { mediaRepository } from './media-repository.ts';
import { photoRepository } from './photo-repository.ts';

const service = openService('media', MediaConfig);
const { config, table, now, log } = service;

export const handler = serve(
  mediaContract,
  mediaHandlers({
    releases: releaseRepository(table),
    media: mediaRepository(table),
    heard: heardRepository(table),
    photos: photoRepository(table),
    buckets: bucketGateway({
      uploads: config.UPLOADS_BUCKET,
      masters: config.MASTERS_BUCKET,
      artwork: config.ARTWORK_BUCKET,
    }),
    losslessMb: config.LOSSLESS_MB,
    newId: idsFrom(now),
    now,
    log,
  }),
  apiPlatform(service, accountAccess(table)),
);
