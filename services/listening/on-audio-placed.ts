import { bucketGateway } from '../media/bucket-gateway.ts';
import { heardRepository } from '../media/heard-repository.ts';
import { isLate } from '../media/is-late.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { AudioPlacedConfig } from './config.ts';
import { listenToMaster } from './listen-to-master.ts';

const { config, table, log } = openService('hearer', AudioPlacedConfig);
const needs = {
  table,
  releases: releaseRepository(table),
  media: mediaRepository(table),
  heard: heardRepository(table),
  buckets: bucketGateway({ masters: config.MASTERS_BUCKET }),
};

/** Listens to each recording that became part of a release. The release, not the event, says which one is current. */
export const handler = listen(
  'audio-placed',
  { config, log, returnsAfterTimeout: true },
  async ({ body }, delivery) => {
    const end = await listenToMaster(needs, body, { isLate: isLate(delivery) });
    log.info('a recording was listened to', { ...body, code: end });
  },
);
